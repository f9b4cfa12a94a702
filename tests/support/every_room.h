// Makes the names of all rooms visible to tests without a prefix.
#pragma once

namespace hexwright::board {}
namespace hexwright::rules {}
namespace hexwright::scenario {}
namespace hexwright::game {}
namespace hexwright::powers {}
namespace hexwright::rulebook {}
namespace hexwright::setup {}
namespace hexwright::story {}
namespace hexwright::players {}
namespace hexwright::session {}
namespace hexwright::trials {}
namespace hexwright::checks {}
namespace hexwright::simulation {}
namespace hexwright::formats {}
namespace hexwright::document {}
namespace hexwright::view {}
namespace hexwright::gl {}
namespace hexwright::editor_session {}
namespace hexwright::widgets {}
namespace hexwright::panels {}
namespace hexwright::panes {}
namespace hexwright::dialogs {}
namespace hexwright::main_window {}
namespace hexwright::scripts {}
namespace hexwright::app {}
namespace hexwright::cli {}

namespace hexwright {
using namespace board;
using namespace rules;
using namespace scenario;
using namespace game;
using namespace powers;
using namespace rulebook;
using namespace setup;
using namespace story;
using namespace players;
using namespace session;
using namespace trials;
using namespace checks;
using namespace simulation;
using namespace formats;
using namespace document;
using namespace view;
using namespace gl;
using namespace editor_session;
using namespace widgets;
using namespace panels;
using namespace panes;
using namespace dialogs;
using namespace main_window;
using namespace scripts;
using namespace app;
using namespace cli;
}  // namespace hexwright
