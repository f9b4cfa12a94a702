// Whose names each room of `formats` sees without a prefix; see engine/rooms.h. `formats` itself is all of them.
#pragma once
#include "engine/rooms.h"

namespace hexwright::xml {
using namespace assembly;
using namespace checks;
using namespace map_code;
using namespace outlook;
using namespace simulation;
using namespace survey;
using namespace trials;
}  // namespace hexwright::xml
namespace hexwright::exchange {
using namespace xml;
}  // namespace hexwright::exchange
namespace hexwright::telling {
using namespace xml;
}  // namespace hexwright::telling
namespace hexwright::paper {
using namespace telling;
}  // namespace hexwright::paper
namespace hexwright::exports {
using namespace paper;
}  // namespace hexwright::exports
namespace hexwright::formats {
using namespace exchange;
using namespace exports;
}  // namespace hexwright::formats
