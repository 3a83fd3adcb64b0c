// tests/precompiled.h: what nearly every test includes, compiled once: half of the time that the tests take to be
// compiled. Each test still includes what it uses.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/catch.h"
