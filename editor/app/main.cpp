// hexwright-editor: the desktop application.
#include "editor/app/render.h"
#include "editor/app/window.h"
#include "editor/dialogs/welcome.h"
#include "editor/document/collection.h"
#include "editor/document/kept_batches.h"
#include "editor/document/known_catalogue.h"
#include "editor/document/language.h"
#include "editor/session/files.h"
#include "editor/session/preferences.h"
#include "editor/session/safekeeping.h"
#include "editor/session/stamping.h"
#include "editor/session/viewing.h"
#include "formats/file.h"
#include "formats/sheet/text_clean.h"
#include "formats/xml/utf8.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace hexwright::app {
namespace {

struct Arguments {
    std::string script, screenshot, size, language, render, table = "wood";
    std::vector<std::string> files, catalogues;
    int level = 0, turn = 0, passes = best_passes;
    bool trace = false, as_person = false, dark = false, progress = false;
};

bool read_size(const std::string& text, WindowOptions& options) {
    char rest = 0;
    return std::sscanf(text.c_str(), "%dx%d%c", &options.width, &options.height, &rest) == 2 && options.width >= 320 &&
           options.height >= 240 && options.width <= 16384 && options.height <= 16384;
}

int trouble(const Words& words, const Refusal& error) {
    std::fprintf(stderr, "%s\n", printable(describe(error, words)).c_str());
    return 2;
}

bool read_size(const std::string& text, RenderOptions& options) {
    char rest = 0;
    return std::sscanf(text.c_str(), "%dx%d%c", &options.width, &options.height, &rest) == 2 && options.width >= 16 &&
           options.height >= 16 && options.width <= 8192 && options.height <= 8192;
}

int draw(const Arguments& arguments, const Catalogue& catalogue, const Words& words) {
    RenderOptions options{.out = arguments.render,
                          .turn = arguments.turn,
                          .dark = arguments.dark,
                          .table = *table_of(arguments.table),
                          .passes = arguments.passes,
                          .tells = arguments.progress};
    if (!arguments.size.empty() && !read_size(arguments.size, options))
        return trouble(words, {{"picture.scene-size", {{"size", arguments.size}}}});
    if (arguments.files.size() > 1) return trouble(words, {{"picture.scene-one", {}}});
    const auto done = render(arguments.files.empty() ? "" : arguments.files[0], catalogue, options);
    return done ? 0 : trouble(words, done.error());
}

int work(const Arguments& arguments) {
    Words words = words_of_language(language_for(arguments.language));
    const Result<Catalogue> catalogue = known_catalogue(words, arguments.catalogues);
    if (!catalogue) return trouble(words, catalogue.error());
    if (!arguments.render.empty()) return draw(arguments, *catalogue, words);
    WindowOptions options;
    options.trace = arguments.trace || std::getenv("HEXWRIGHT_FRAMES") != nullptr;
    if (!arguments.script.empty()) options.script = arguments.script;
    if (!arguments.screenshot.empty()) {
        if (const auto refused = cannot_write(arguments.screenshot)) return trouble(words, *refused);
        options.screenshot = arguments.screenshot;
    }
    if (!arguments.size.empty() && !read_size(arguments.size, options))
        return trouble(words, {{"window.bad-size", {{"size", arguments.size}}}});
    EditorState editor(*catalogue, words);
    editor.batches.version = HEXWRIGHT_VERSION;
    editor.user.catalogues = arguments.catalogues;
    if (arguments.as_person || (!options.script && !options.screenshot)) {
        if (!config_folder().empty()) begin_preferences(editor, config_folder() / "settings.xml");
        words = words_of_language(language_for(arguments.language, editor.user.settings.language));
        if (!config_folder().empty()) begin_keys(editor, config_folder() / "keys.xml");
        editor.user.data = data_folder();
        editor.batches.folder = kept_batches_folder();
        take_own_collection(editor);
        begin_safekeeping(editor, state_folder());
    }
    if (arguments.files.empty() && (arguments.as_person || !(options.script || options.screenshot)))
        begin_welcome(editor);
    show_stamps(editor, stamp_folder());
    editor.maps.waiting.assign(arguments.files.begin(), arguments.files.end());
    open_waiting(editor);  // A problem is shown in the window, and then the next one is opened.
    if (arguments.level > 0) go_to_level(editor, arguments.level);
    if (const auto done = run_window(editor, options); !done) return trouble(words, done.error());
    return 0;
}

}  // namespace
}  // namespace hexwright::app

int main(int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN);  // A file that may not grow is a full disk, and gets its sentence.
    CLI::App app(
        "Hexwright: design HeroScape battlefields.\nExample: hexwright-editor samples/battlefields/the-narrows.xml",
        "hexwright-editor");
    hexwright::app::Arguments arguments;
    app.add_option("FILE", arguments.files, "The scenario files to open, each in its tab");
    app.add_option("--catalogue", arguments.catalogues,
                   "Pieces, sets, glyphs and cards of your own (XML), or a table of cards (CSV); may be repeated")
        ->allow_extra_args(false);  // One file each time that it is said.
    app.add_option("--script", arguments.script, "Runs the lines of this file: commands, keys, clicks, screenshots");
    app.add_option("--screenshot", arguments.screenshot, "Writes a PNG of the window, then leaves");
    app.add_option("--size", arguments.size, "Size of the window, like 1280x800");
    app.add_option("--language", arguments.language, "The language of the window: en or de")
        ->check(CLI::IsMember({"en", "de"}));
    app.add_option("--level", arguments.level, "The level to begin with")
        ->check(CLI::Range(1, hexwright::board::max_level));
    app.add_option("--render", arguments.render, "Writes a PNG of the map in 3D without opening a window, then leaves");
    app.add_option("--turn", arguments.turn,
                   "With --render: turns the view by this many steps of 60 degrees, clockwise")
        ->check(CLI::Range(0, 5));
    app.add_option("--table", arguments.table, "With --render: what the map stands on")
        ->check(CLI::IsMember({"wood", "felt", "stone"}));
    app.add_flag("--dark", arguments.dark, "With --render: by evening light");
    app.add_option("--passes", arguments.passes,
                   "With --render: the picture is the mean of so many; fewer are quicker and coarser")
        ->check(CLI::Range(1, hexwright::app::best_passes));
    app.add_flag("--progress", arguments.progress,
                 "With --render: tells how far it is on standard error, a percentage a line");
    app.add_flag("--as-person", arguments.as_person,
                 "With a script or a screenshot: settings, recovery and recent files as without it");
    bool probe = false;
    app.add_flag("--probe-display", probe, "Only says by its exit status whether a window could open: 0 or 2");
    app.add_flag("--trace", arguments.trace, "Counts frames on standard error at the end");
    app.set_version_flag("--version", std::string("hexwright-editor ") + HEXWRIGHT_VERSION);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& asked) {  // --help or --version.
        return app.exit(asked);
    } catch (const CLI::ParseError& error) {
        const std::string what = hexwright::formats::with_short_arguments(error.what(), {argv + 1, argv + argc});
        std::fprintf(stderr, "hexwright-editor: %s; --help shows an example\n",
                     hexwright::formats::printable(what).c_str());
        return 2;
    }
    if (probe) return hexwright::app::display_found() ? 0 : 2;
    return hexwright::app::work(arguments);
}
