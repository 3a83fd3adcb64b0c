# scripts/lib.sh: functions that the scripts share: the project's root, messages, Emscripten's toolchain.
# Sourced by them, never run. Every script works from any folder, because this file
# moves to the project's root.
script=$(realpath "$0")
root=$(dirname "$(dirname "$(realpath "${BASH_SOURCE[0]}")")")
cd "$root"
# scripts/setup installs npm there if there is none.
PATH=$PATH:$root/build/npm

say() { printf '%s\n' "$*" >&2; }

die() {
  say "$@"
  exit 1
}

# Prints the opening comment of the script that calls it: the only place that documents its use.
usage() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$script"; }

# The CMake toolchain file of the emcc on the PATH. A distribution links /usr/bin/emcc to a wrapper
# inside its folder.
emscripten_toolchain() {
  local emcc folder
  emcc=$(command -v emcc) || die 'No emcc on the PATH: run scripts/setup wasm'
  folder=$(dirname "$(readlink -f "$emcc")")
  [ -d "$folder/cmake" ] || folder=$(em-config EMSCRIPTEN_ROOT)
  local file=$folder/cmake/Modules/Platform/Emscripten.cmake
  [ -f "$file" ] || die "emcc ($emcc) comes without its CMake toolchain file"
  printf '%s\n' "$file"
}

# Debian's emcc finds its JavaScript parts (acorn) only by Debian's own Node, or by this.
use_debian_node_modules() {
  if [ -d /usr/share/nodejs/acorn ]; then export NODE_PATH=/usr/share/nodejs; fi
}
