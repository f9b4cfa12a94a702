// Whose names each room of `engine` sees without a prefix: those of the rooms directly below it, which in turn see
// those below them. The linker enforces the same arrows (ARCHITECTURE.md).
#pragma once

namespace hexwright::board {}
namespace hexwright::assembly {
using namespace board;
}  // namespace hexwright::assembly
namespace hexwright::rules {
using namespace board;
}  // namespace hexwright::rules
namespace hexwright::scenario {
using namespace rules;
}  // namespace hexwright::scenario
namespace hexwright::game {
using namespace scenario;
}  // namespace hexwright::game
namespace hexwright::rulebook {
using namespace game;
}  // namespace hexwright::rulebook
namespace hexwright::players {
using namespace rulebook;
}  // namespace hexwright::players
namespace hexwright::powers {
using namespace game;
}  // namespace hexwright::powers
namespace hexwright::setup {
using namespace powers;
using namespace rulebook;
}  // namespace hexwright::setup
namespace hexwright::story {
using namespace setup;
}  // namespace hexwright::story
namespace hexwright::trials {
using namespace story;
}  // namespace hexwright::trials
namespace hexwright::session {
using namespace players;
using namespace trials;
}  // namespace hexwright::session
namespace hexwright::checks {
using namespace session;
}  // namespace hexwright::checks
namespace hexwright::map_code {
using namespace scenario;
}  // namespace hexwright::map_code
namespace hexwright::outlook {
using namespace story;
}  // namespace hexwright::outlook
namespace hexwright::simulation {
using namespace session;
}  // namespace hexwright::simulation
namespace hexwright::survey {
using namespace setup;
}  // namespace hexwright::survey
namespace hexwright::judging {
using namespace survey;
}  // namespace hexwright::judging
namespace hexwright::lookup {
using namespace rules;
}  // namespace hexwright::lookup
