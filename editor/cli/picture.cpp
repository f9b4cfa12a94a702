#include "editor/cli/commands.h"
#include "editor/cli/editor_program.h"
#include "editor/document/open.h"
#include "formats/file.h"
#include "formats/sheet/paint.h"
#include "formats/sheet/plan_drawing.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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

// Each visible hex takes at least four marks, so a map far beyond the limit is refused before it is drawn.
bool is_too_much(const Battlefield& battlefield, const Catalogue& catalogue, int top) {
    std::size_t hexes = 0;
    battlefield.each([&](const PlacedPiece& piece) {
        if (piece.level <= top) hexes += catalogue[piece.kind].hexes.size();
    });
    return hexes > most_marks / 4;
}

Result<std::string> painted(const Drawing& drawing, const std::string& out, int width) {
    const std::string ending = ending_of(out);
    if (ending == ".svg") return to_svg(drawing);
    if (ending == ".pdf") return to_pdf(drawing);
    return to_png(drawing, width);
}

// Before anything is drawn.
std::optional<Refusal> cannot_paint(const std::string& out) {
    constexpr std::string_view endings[] = {".png", ".svg", ".pdf"};
    if (out != "-" && std::ranges::count(endings, ending_of(out)) == 0)
        return Refusal{{"picture.ending", {{"file", out}}}, FilePos{out}};
    return cannot_write(out);
}

// Why the 3D view cannot be drawn so.
std::optional<Refusal> cannot_render(const DrawOptions& options, const std::string& program) {
    if (options.out != "-" && ending_of(options.out) != ".png")
        return Refusal{{"picture.scene-ending"}, FilePos{options.out}};
    if (options.level > 0) return Refusal{{"picture.scene-level"}, {}};
    if (!can_start(program)) return Refusal{{"picture.no-editor", {{"file", program}}}, {}};
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
    if (is_too_much(read->scenario.battlefield, catalogue, options.level > 0 ? options.level : max_level))
        return report.cannot({{"picture.too-much"}, FilePos{options.file}});
    for (const Message& note : read->notes) report.say(note);
    const Terrain terrain = terrain_of(read->scenario.battlefield, catalogue);
    PictureOptions how;
    if (options.level > 0) how.level = options.level;
    how.turn = options.turn;
    const auto draw = options.view == "iso" ? iso_drawing : plan_drawing;
    const auto bytes = painted(draw(read->scenario, terrain, catalogue, how).drawing, options.out, options.width);
    if (!bytes) return report.cannot(bytes.error());
    return report.write(options.out, *bytes);
}

}  // namespace

void add_picture(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "picture", words);
    const auto options = std::make_shared<DrawOptions>();
    command.add_option("FILE", options->file, words("help.file"))->required();
    command.add_option("OUT", options->out, words("help.picture.out"))->required();
    command.add_option("--view", options->view, words("help.picture.view"))
        ->check(CLI::IsMember({"plan", "iso", "scene"}));
    command.add_option("--level", options->level, words("help.picture.level"))->check(CLI::Range(1, max_level));
    command.add_option("--width", options->width, words("help.picture.width"))->check(CLI::Range(16, 16384));
    command.add_option("--turn", options->turn, words("help.picture.turn"))->check(CLI::Range(0, 5));
    command.add_option("--size", options->size, words("help.picture.size"));
    command.add_option("--table", options->table, words("help.picture.table"))
        ->check(CLI::IsMember({"wood", "felt", "stone"}));
    command.add_flag("--dark", options->dark, words("help.picture.dark"));
    on_choice(command, run, [options, &run](const Report& report, const Catalogue& catalogue) {
        if (options->view == "scene") return render(*options, run.catalogue_files, report);
        return picture(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
