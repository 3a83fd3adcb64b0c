// `nonet`: sudoku on the command line. What it does is in cli.h.
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <istream>
#include <ostream>
#include <string>
#include <vector>

#include "core/cli/cli.h"
#include "core/cli/descriptor.h"
#include "core/cli/threads.h"
#if NONET_THREADS
#include <thread>
#endif

int main(int count, char** arguments) {
#ifdef __GLIBC__
  // Each board of a path has tables of some 100 KB. By default the C library returns them to the system and takes them back
  // each time, which is a sixth of the time of `nonet generate --grade extreme`.
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_MMAP_THRESHOLD, 16 << 20);
#endif
  const std::vector<std::string> words(arguments + (count > 0 ? 1 : 0), arguments + count);
  nonet::cli::Environment environment;
#if NONET_THREADS
  environment.cores = std::thread::hardware_concurrency();
#endif
  // No progress line between results on the same terminal.
  environment.shows_progress = isatty(STDERR_FILENO) != 0 && isatty(STDOUT_FILENO) == 0;
  environment.bytes_of = &nonet::cli::bytes_of;
  environment.write = [](std::span<const std::string> texts) {
    return nonet::cli::write_texts(STDOUT_FILENO, texts);
  };
  nonet::cli::DescriptorSource input(STDIN_FILENO);
  nonet::cli::DescriptorSink output(STDOUT_FILENO), errors(STDERR_FILENO);
  std::istream in(&input);
  std::ostream out(&output), err(&errors);
  return nonet::cli::run(words, in, out, err, environment);
}
