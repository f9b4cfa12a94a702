// Whose names each room of `editor` sees without a prefix; see engine/rooms.h.
#pragma once
#include "formats/rooms.h"

namespace hexwright::document {
using namespace formats;
}  // namespace hexwright::document
namespace hexwright::view {
using namespace document;
}  // namespace hexwright::view
namespace hexwright::table {
using namespace view;
}  // namespace hexwright::table
namespace hexwright::workspace {
using namespace table;
}  // namespace hexwright::workspace
namespace hexwright::editing {
using namespace workspace;
}  // namespace hexwright::editing
namespace hexwright::tools {
using namespace editing;
}  // namespace hexwright::tools
namespace hexwright::desk {
using namespace tools;
}  // namespace hexwright::desk
namespace hexwright::inspect {
using namespace desk;
}  // namespace hexwright::inspect
namespace hexwright::play {
using namespace inspect;
}  // namespace hexwright::play
namespace hexwright::files {
using namespace play;
}  // namespace hexwright::files
namespace hexwright::commands {
using namespace files;
}  // namespace hexwright::commands
namespace hexwright::widgets {
using namespace commands;
}  // namespace hexwright::widgets
namespace hexwright::panels {
using namespace widgets;
}  // namespace hexwright::panels
namespace hexwright::panes {
using namespace panels;
}  // namespace hexwright::panes
namespace hexwright::dialogs {
using namespace widgets;
}  // namespace hexwright::dialogs
namespace hexwright::main_window {
using namespace panes;
using namespace dialogs;
}  // namespace hexwright::main_window
namespace hexwright::scripts {
using namespace main_window;
}  // namespace hexwright::scripts
namespace hexwright::gl {
using namespace view;
}  // namespace hexwright::gl
namespace hexwright::grammar {
using namespace document;
}  // namespace hexwright::grammar
namespace hexwright::app {
using namespace scripts;
using namespace gl;
using namespace grammar;
}  // namespace hexwright::app
namespace hexwright::cli {
using namespace grammar;
}  // namespace hexwright::cli
