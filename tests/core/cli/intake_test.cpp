#include "core/cli/intake.h"

#include <istream>
#include <streambuf>
#include <string>
#include <vector>

#include "tests/catch.h"

using namespace nonet::cli;

namespace {

/// Gives its texts one after the other; between them it would have to wait.
class Halting : public std::streambuf {
 public:
  explicit Halting(std::vector<std::string> texts) : texts_(std::move(texts)) {}
  std::size_t waited() const { return waited_; }

 protected:
  std::streamsize xsgetn(char* to, std::streamsize most) override {
    if (next_ == texts_.size()) return 0;
    if (next_ > 0) ++waited_;
    const std::string& text = texts_[next_++];
    return static_cast<std::streamsize>(text.copy(to, static_cast<std::size_t>(most)));
  }
  std::streamsize showmanyc() override { return 0; }

 private:
  std::vector<std::string> texts_;
  std::size_t next_ = 0, waited_ = 0;
};

const std::string kLine(81, '.');

}  // namespace

TEST_CASE("half a line gives an empty block, and nobody waits for the rest", "[cli]") {
  Halting input({kLine.substr(0, 40), kLine.substr(40) + "\n"});
  std::istream in(&input);
  Options options;
  options.command = "solve";
  options.files = {"-"};
  Intake intake(options, true, 16, in, {});
  FileBlock block;
  REQUIRE(intake.next(block));
  CHECK(block.puzzles.count() == 0);
  CHECK(block.bytes_read == 40);
  CHECK(input.waited() == 0);
  REQUIRE(intake.next(block));
  CHECK(block.puzzles.count() == 1);
  CHECK_FALSE(intake.next(block));
}
