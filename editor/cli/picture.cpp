#include "editor/cli/commands.h"
#include "editor/cli/editor_program.h"
#include "editor/document/files/map_picture.h"
#include "editor/document/files/open.h"
#include "editor/grammar/values.h"
#include "engine/core/system/processes.h"
#include "formats/xml/bytes/file.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

struct DrawOptions {
    std::string file, out, view = "plan";
    int level = 0, width = 1200, turn = 0;  // Level 0 means all levels.
    std::string size = "1280x800", table = "wood";
    bool dark = false;
};

// Before anything is drawn.
std::optional<Refusal> cannot_paint(const std::string& out) {
    if (out != "-" && !names_a_map_picture(out)) return Refusal{{"picture.ending", {{"file", out}}}, FilePos{out}};
    return cannot_write(out);
}

// Why the 3D view cannot be drawn so.
std::optional<Refusal> cannot_render(const DrawOptions& options, const std::string& program) {
    if (options.out != "-" && ending_of(options.out) != ".png")
        return Refusal{{"picture.scene-ending"}, FilePos{options.out}};
    if (options.level > 0) return Refusal{{"picture.scene-level"}, {}};
    if (!system::can_start(program)) return Refusal{{"picture.no-editor", {{"file", program}}}, {}};
    return std::nullopt;
}

// The editor draws it: this program links no OpenGL.
Exit render(const DrawOptions& options, const std::vector<std::string>& catalogues, const Report& report) {
    const std::string program = editor_program();
    if (const auto refused = cannot_render(options, program)) return report.cannot(*refused);
    std::vector<std::string> line{"--render=" + options.out, "--size=" + options.size, "--table=" + options.table,
                                  "--turn=" + std::to_string(options.turn)};
    if (options.dark) line.emplace_back("--dark");
    for (const std::string& catalogue : catalogues) line.push_back("--catalogue=" + catalogue);
    line.insert(line.end(), {"--", options.file});
    return become(program, std::move(line), report);
}

Exit picture(const DrawOptions& options, const Report& report, const Catalogue& catalogue) {
    if (const auto refused = cannot_paint(options.out)) return report.cannot(*refused);
    const auto read = open_scenario(options.file, catalogue);
    if (!read) return report.cannot(read.error());
    const MapPicture wanted{.view = options.view == "iso" ? MapView::Iso : MapView::Plan,
                            .level = options.level > 0 ? std::optional(options.level) : std::nullopt,
                            .turn = options.turn,
                            .width = options.width};
    if (const auto refused = too_much_for_picture(wanted, read->scenario, catalogue))
        return report.cannot({refused->message, FilePos{options.file}});
    for (const Message& note : read->notes) report.say(note);
    const Drawing drawing = drawing_of(wanted, read->scenario, catalogue);
    const auto bytes = picture_bytes(drawing, options.out, options.width);
    if (!bytes) return report.cannot(bytes.error());
    if (ending_of(options.out) != ".svg") report.say_undrawn({&drawing, 1});  // The viewer of an SVG has other fonts.
    return report.write(options.out, *bytes);
}

}  // namespace

void add_picture(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "picture", words);
    const auto options = std::make_shared<DrawOptions>();
    command.add_option("FILE", options->file, words("help.file"))->required();
    command.add_option("OUT", options->out, words("help.picture.out"))->required();
    command.add_option("--view", options->view, words("help.picture.view"))
        ->check(one_of({"plan", "iso", "scene"}, words));
    command.add_option("--level", options->level, words("help.picture.level"))->check(whole_from(1, max_level, words));
    command.add_option("--width", options->width, words("help.picture.width"))
        ->check(whole_from(least_picture_width, most_picture_width, words));
    command.add_option("--turn", options->turn, words("help.picture.turn"))->check(whole_from(0, 5, words));
    command.add_option("--size", options->size, words("help.picture.size"));
    command.add_option("--table", options->table, words("help.picture.table"))
        ->check(one_of({"wood", "felt", "stone"}, words));
    command.add_flag("--dark", options->dark, words("help.picture.dark"));
    on_choice(command, run, [options, &run](const Report& report, const Catalogue& catalogue) {
        if (options->view == "scene") return render(*options, run.catalogue_files, report);
        return picture(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
