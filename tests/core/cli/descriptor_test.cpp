// tests/core/cli/descriptor_test.cpp: reading what is there, writing all there is, and the results of
// several blocks between them. With pipes: what has been written to one is all that can be read.
#include "core/cli/descriptor.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <sstream>
#include <thread>
#include <vector>

#include "core/cli/cli.h"
#include "core/cli/results.h"
#include "tests/catch.h"

namespace {

using namespace nonet::cli;

struct Pipe {
  std::array<int, 2> ends{-1, -1};

  Pipe() { REQUIRE(pipe(ends.data()) == 0); }
  ~Pipe() {
    for (int& end : ends) close_end(end);
  }
  void close_end(int& end) {
    if (end >= 0) close(end);
    end = -1;
  }
};

void make_non_blocking(int descriptor) {
  REQUIRE(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0);
}

// So long that what does not wait has given up long before.
void wait_a_moment() {
  std::this_thread::sleep_for(std::chrono::milliseconds(30));
}

std::string all_of(int descriptor) {
  DescriptorSource source(descriptor);
  std::string all;
  std::array<char, 1000> some;
  while (const auto count = source.sgetn(some.data(), some.size())) {
    all.append(some.data(), static_cast<std::size_t>(count));
  }
  return all;
}

}  // namespace

TEST_CASE("what is there is read, without waiting for more", "[cli]") {
  Pipe pipe;
  DescriptorSource source(pipe.ends[0]);
  std::array<char, 16> some{};
  REQUIRE(write(pipe.ends[1], "abc", 3) == 3);
  CHECK(source.in_avail() == 3);
  CHECK(source.sgetn(some.data(), 16) == 3);
  CHECK(source.in_avail() == 0);
  CHECK(std::string(some.data(), 3) == "abc");
  REQUIRE(write(pipe.ends[1], "defg", 4) == 4);
  CHECK(source.sgetc() == 'd');  // looked at, and still there
  CHECK(source.sgetn(some.data(), 16) == 1);
  CHECK(some[0] == 'd');
  CHECK(source.sgetn(some.data(), 2) == 2);
  CHECK(source.sbumpc() == 'g');
  pipe.close_end(pipe.ends[1]);
  errno = 0;
  CHECK(source.sgetn(some.data(), 16) == 0);
  CHECK(source.sgetc() == std::streambuf::traits_type::eof());
  CHECK(errno == 0);
}

TEST_CASE("of a file, what is left of it is there", "[cli]") {
  std::FILE* const file = std::tmpfile();
  REQUIRE(file != nullptr);
  const int descriptor = fileno(file);
  REQUIRE(write(descriptor, "abcdef", 6) == 6);
  REQUIRE(lseek(descriptor, 0, SEEK_SET) == 0);
  DescriptorSource source(descriptor);
  std::array<char, 16> some{};
  CHECK(source.in_avail() == 6);
  CHECK(source.sgetn(some.data(), 4) == 4);
  CHECK(source.in_avail() == 2);
  REQUIRE(ftruncate(descriptor, 2) == 0);
  CHECK(source.in_avail() == 0);
  CHECK(source.sgetn(some.data(), 4) == 0);
  std::fclose(file);
}

TEST_CASE("what cannot be read says why", "[cli]") {
  CHECK(open_file("/no/such/file") == nullptr);
  CHECK(errno == ENOENT);
  const auto folder = open_file("/");
  REQUIRE(folder != nullptr);
  char one = 0;
  errno = 0;
  CHECK(folder->rdbuf()->sgetn(&one, 1) == 0);
  CHECK(errno == EISDIR);
}

TEST_CASE("texts are written whole and in order, however many and long", "[cli]") {
  std::vector<std::string> texts;
  std::string whole;
  for (std::size_t i = 0; i < 40; ++i) {
    // Some more than a pipe holds, so that it takes them in parts; some empty.
    texts.emplace_back(i % 7 == 0 ? 150'000 : i % 5, static_cast<char>('a' + i % 26));
    whole += texts.back();
  }
  Pipe pipe;
  std::string read;
  std::thread reader([&] { read = all_of(pipe.ends[0]); });
  CHECK(write_texts(pipe.ends[1], texts));
  CHECK(write_texts(pipe.ends[1], {}));
  pipe.close_end(pipe.ends[1]);
  reader.join();
  CHECK(read == whole);
}

TEST_CASE("a non-blocking descriptor is waited for, when it is read and when it is written",
          "[cli]") {
  Pipe pipe;
  for (const int end : pipe.ends) make_non_blocking(end);
  const std::vector<std::string> texts(5, std::string(150'000, 'x'));
  std::string read;
  int errno_at_end = -1;
  std::thread reader([&] {
    wait_a_moment();  // meanwhile the pipe is full
    errno = 0;
    read = all_of(pipe.ends[0]);
    errno_at_end = errno;
  });
  CHECK(write_texts(pipe.ends[1], texts));
  DescriptorSink sink(pipe.ends[1]);
  std::ostream out(&sink);
  wait_a_moment();  // meanwhile the pipe is empty
  out << texts.front() << 'y' << std::flush;
  CHECK(out.good());
  pipe.close_end(pipe.ends[1]);
  reader.join();
  CHECK(read.size() == 6 * 150'000 + 1);
  CHECK(errno_at_end == 0);
}

TEST_CASE("the whole command line between non-blocking pipes", "[cli]") {
  Pipe from, to;
  for (const int end : from.ends) make_non_blocking(end);
  for (const int end : to.ends) make_non_blocking(end);
  constexpr int kLines = 3000;  // more than pipes hold
  const std::string line = "123434122143....\n";
  std::thread writer([&] {
    for (int i = 0; i < kLines; ++i) {
      if (i % 1000 == 1) wait_a_moment();
      write_texts(from.ends[1], std::span(&line, 1));
    }
    from.close_end(from.ends[1]);
  });
  std::string read;
  std::thread reader([&] {
    wait_a_moment();
    read = all_of(to.ends[0]);
  });
  DescriptorSource source(from.ends[0]);
  std::istream in(&source);
  std::ostringstream out, err;
  Environment environment;
  environment.write = [&](std::span<const std::string> texts) {
    return write_texts(to.ends[1], texts);
  };
  CHECK(run({"solve", "--to", "boxed"}, in, out, err, environment) == 0);
  CHECK(err.str().empty());
  to.close_end(to.ends[1]);
  writer.join();
  reader.join();
  CHECK(std::count(read.begin(), read.end(), '\n') >= 7 * kLines);
}

TEST_CASE("results: each text once, and never again after one that could not be written", "[cli]") {
  std::ostringstream out;
  Results results(out, {});
  std::string text = "one ";
  results.add(text);
  CHECK(text.empty());
  text = "two ";
  results.add(text);
  CHECK(out.str().empty());
  CHECK(results.write());
  CHECK(results.write());
  CHECK(out.str() == "one two ");
  text += "three";
  results.add(text);
  CHECK(results.write());
  CHECK(out.str() == "one two three");

  int calls = 0;
  Results refused(out, [&](std::span<const std::string> texts) {
    CHECK(texts.size() == 1);
    return ++calls < 2;
  });
  for (const bool good : {true, false, false}) {
    text = "four";
    refused.add(text);
    CHECK(refused.write() == good);
  }
  CHECK(calls == 2);
}
