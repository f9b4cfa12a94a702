// hexwright-editor: the desktop application.
#include "editor/app/render.h"
#include "editor/app/window.h"
#include "editor/commands/keys_file.h"
#include "editor/dialogs/welcome.h"
#include "editor/document/batches/kept_batches.h"
#include "editor/document/language.h"
#include "editor/document/own/known_catalogue.h"
#include "editor/editing/stamping.h"
#include "editor/editing/viewing.h"
#include "editor/files/files.h"
#include "editor/files/preferences.h"
#include "editor/files/reopening.h"
#include "editor/files/safekeeping.h"
#include "editor/grammar/help_text.h"
#include "editor/grammar/language_said.h"
#include "editor/grammar/troubles.h"
#include "editor/grammar/values.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/start_troubles.h"
#include "engine/core/system/console.h"
#include "engine/core/system/environment.h"
#include "engine/core/system/places.h"
#include "engine/core/system/signals.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/terminal.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace hexwright::app {
namespace {

constexpr std::chrono::milliseconds time_to_leave{1'700};  // For a window that is asked to end.

struct Arguments {
    std::string script, screenshot, size, language, render, table = "wood";
    std::vector<std::string> files, catalogues;
    int level = 0, turn = 0, passes = best_passes;
    bool trace = false, as_person = false, dark = false, progress = false;
    bool probe = false;  // Only says by the exit status whether a window could open.
};

bool read_size(const std::string& text, WindowOptions& options) {
    char rest = 0;
    return std::sscanf(text.c_str(), "%dx%d%c", &options.width, &options.height, &rest) == 2 && options.width >= 320 &&
           options.height >= 240 && options.width <= 16384 && options.height <= 16384;
}

int trouble(const Words& words, const Refusal& error) {
    print_line(stderr, describe(error, words));
    return 2;
}

void tell_unusable(const std::vector<SetAside>& files, const Words& words) {
    for (const SetAside& file : files) print_line(stderr, words(told_of_unusable(file, words)));
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

// Short enough to be told to somebody.
std::uint64_t random_seed() {
    constexpr std::uint64_t most = 999'999'999;
    return 1 + std::random_device{}() % most;
}

int work(const Arguments& arguments) {
    const Words words = words_of_language(language_for(arguments.language));
    const Result<KnownCatalogue> known = known_catalogue(words, arguments.catalogues);
    if (!known) return trouble(words, known.error());
    const bool for_person = arguments.as_person || (arguments.script.empty() && arguments.screenshot.empty());
    if (!arguments.render.empty() || !for_person) tell_unusable(known->unusable, words);
    if (!arguments.render.empty()) return draw(arguments, known->catalogue, words);
    WindowOptions options;
    options.trace = arguments.trace || system::variable("HEXWRIGHT_FRAMES");
    if (!arguments.script.empty()) options.script = arguments.script;
    if (!arguments.screenshot.empty()) {
        if (const auto refused = cannot_write(arguments.screenshot)) return trouble(words, *refused);
        options.screenshot = arguments.screenshot;
    }
    if (!arguments.size.empty() && !read_size(arguments.size, options))
        return trouble(words, {{"window.bad-size", {{"size", arguments.size}}}});
    system::EndSignals signals(time_to_leave);
    options.signals = &signals;
    EditorState editor(known->catalogue, words);
    if (for_person) editor.fresh_seed = random_seed;
    editor.batches.version = HEXWRIGHT_VERSION;
    editor.user.catalogues = arguments.catalogues;
    editor.user.asked_language = arguments.language;
    if (for_person) {
        if (!system::config_folder().empty()) begin_preferences(editor, system::config_folder() / "settings.xml");
        tell_of_unusable_catalogues(editor, known->unusable);
        if (!system::config_folder().empty()) begin_keys(editor, system::config_folder() / "keys.xml");
        editor.user.data = system::data_folder();
        editor.batches.folder = kept_batches_folder();
        take_own_collection(editor);
        begin_safekeeping(editor, system::state_folder());
    }
    if (arguments.files.empty() && for_person) {
        begin_welcome(editor);  // For an empty table only: where maps are opened again, it does not come.
        begin_reopening(editor);
    }
    show_stamps(editor, stamp_folder());
    // A problem is shown in the window, and then the next one is opened.
    begin_opening(editor, {arguments.files.begin(), arguments.files.end()});
    if (arguments.level > 0) go_to_level(editor.map, arguments.level);
    if (const auto done = run_window(editor, options); !done) return trouble(editor.words, done.error());
    return signals.received() == 0 ? 0 : 128 + signals.received();
}

// The exit status: what a script prints, or --help, has to come through.
int with_output_written(int status, const Words& words) {
    const bool written = std::fflush(stdout) == 0 && std::cout.flush() && std::ferror(stdout) == 0;
    if (written || status != 0) return status;
    print_line(stderr, "hexwright-editor: " + words("command.output-lost"));
    return 2;
}

void add_everything(CLI::App& app, Arguments& arguments, const Words& words) {
    speak(app, words);
    app.footer(words(Message{"help.example", {{"example", "hexwright-editor samples/battlefields/the-narrows.xml"}}}));
    app.add_option("FILE", arguments.files, words("help.editor.file"));
    app.add_option("--catalogue", arguments.catalogues, words("help.catalogue-file"))
        ->type_name("FILE")
        ->allow_extra_args(false);  // One file each time that it is said.
    app.add_option("--script", arguments.script, words("help.editor.script"))->type_name("FILE");
    app.add_option("--screenshot", arguments.screenshot, words("help.editor.screenshot"))->type_name("OUT.png");
    app.add_option("--size", arguments.size, words("help.editor.size"));
    std::vector<std::string> codes;
    for (const Language& each : languages()) codes.emplace_back(each.code);
    app.add_option("--language", arguments.language, words("help.editor.language"))
        ->type_name("CODE")
        ->check(one_of(codes, words));
    app.add_option("--level", arguments.level, words("help.editor.level"))->check(whole_from(1, max_level, words));
    app.add_option("--render", arguments.render, words("help.editor.render"))->type_name("OUT.png");
    app.add_option("--turn", arguments.turn, words("help.editor.turn"))->check(whole_from(0, 5, words));
    app.add_option("--table", arguments.table, words("help.editor.table"))
        ->check(one_of({"wood", "felt", "stone"}, words));
    app.add_flag("--dark", arguments.dark, words("help.editor.dark"));
    app.add_option("--passes", arguments.passes, words("help.editor.passes"))
        ->type_name("N")
        ->check(whole_from(1, best_passes, words));
    app.add_flag("--progress", arguments.progress, words("help.editor.progress"));
    app.add_flag("--as-person", arguments.as_person, words("help.editor.as-person"));
    app.add_flag("--probe-display", arguments.probe, words("help.editor.probe-display"));
    app.add_flag("--trace", arguments.trace, words("help.editor.trace"));
    app.set_version_flag("--version", std::string("hexwright-editor ") + HEXWRIGHT_VERSION, words("help.version"));
}

int run_line(const std::vector<std::string>& line, const Words& words) {
    CLI::App app(words("help.editor"), "hexwright-editor");
    Arguments arguments;
    add_everything(app, arguments, words);
    try {
        app.parse(std::vector<std::string>(line.rbegin(), line.rend()));  // CLI11 takes them in reverse order.
    } catch (const CLI::Success& asked) {                                 // --help or --version.
        std::ostringstream answer;
        app.exit(asked, answer, answer);
        std::fputs(lines_for_terminal(answer.str()).c_str(), stdout);
        return 0;
    } catch (const CLI::ParseError& error) {
        const std::string what = words(trouble_of(error, app, line, words));
        print_line(stderr, "hexwright-editor: " + words(Message{"command.editor-arguments", {{"what", what}}}));
        return 2;
    }
    if (arguments.probe) return display_found() ? 0 : 2;
    return work(arguments);
}

}  // namespace
}  // namespace hexwright::app

int main(int argc, char** argv) {
    hexwright::system::hold_standard_streams();
    hexwright::system::let_writing_fail();
    const std::vector<std::string> line(argv + std::min(argc, 1), argv + argc);
    const hexwright::formats::Words words =
        hexwright::formats::words_of_language(hexwright::grammar::language_said(line));
    return hexwright::app::with_output_written(hexwright::app::run_line(line, words), words);
}
