// wasm/builtin_types.cpp: the types that convert.h passes through embind, in place of embind's own list of all types.
//
// Its list has a dozen kinds of integers, strings and memory views that nothing here uses, with their code in the glue, and printf, for the
// names of types that it does not know. CMakeLists.txt links embind without the library that has the list. A type that is missing here fails
// as soon as it is passed, with "unknown type" or "unbound types".
#include <emscripten/bind.h>

#include <cstdint>
#include <limits>
#include <string>

using emscripten::internal::TypeID;

namespace {

// The place of each type of numbers in the glue's list of typed arrays.
enum ArrayType : unsigned {
  kUint8 = 1,
  kUint16 = 3,
  kInt32 = 4,
  kUint32 = 5,
  kFloat32 = 6,
  kFloat64 = 7
};

template <class T>
void add_memory_view(ArrayType type) {
  emscripten::internal::_embind_register_memory_view(TypeID<emscripten::memory_view<T>>::get(),
                                                     type, "");
}

}  // namespace

extern "C" {

[[gnu::used]] const char* __getTypeName(const void*) {
  return nullptr;
}

[[gnu::used, gnu::constructor]] void __embind_register_native_and_builtin_types() {
  using namespace emscripten::internal;
  _embind_register_void(TypeID<void>::get(), "void");
  _embind_register_bool(TypeID<bool>::get(), "bool", sizeof(bool), true, false);
  _embind_register_integer(TypeID<int>::get(), "int", sizeof(int), std::numeric_limits<int>::min(),
                           std::numeric_limits<int>::max());
  _embind_register_float(TypeID<double>::get(), "double", sizeof(double));
  // The glue takes strings as UTF-8 under this name only, and knows by the other names which types a call has.
  _embind_register_std_string(TypeID<std::string>::get(), "std::string");
  _embind_register_emval(TypeID<emscripten::val>::get(), "val");
  add_memory_view<std::uint8_t>(kUint8);
  add_memory_view<std::uint16_t>(kUint16);
  add_memory_view<std::int32_t>(kInt32);
  add_memory_view<std::uint32_t>(kUint32);
  add_memory_view<float>(kFloat32);
  add_memory_view<double>(kFloat64);
}

}  // extern "C"
