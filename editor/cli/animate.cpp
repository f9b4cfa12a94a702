// `animate`: the building of a map as a moving picture.
#include "editor/cli/commands.h"
#include "editor/cli/progress.h"
#include "editor/document/open.h"
#include "formats/animation/build_film.h"
#include "formats/build_sheet/build_sheet.h"
#include "formats/file.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

constexpr std::int64_t parts_of_film = 1000;

struct FilmOptions {
    std::string file, out;
    int width = 800;
};

// Before anything is drawn.
std::optional<Refusal> cannot_film(const std::string& out) {
    if (const std::string ending = ending_of(out); out != "-" && ending != ".webp" && ending != ".gif")
        return Refusal{{"film.ending", {{"file", out}}}, FilePos{out}};
    return cannot_write(out);
}

Exit animate(const FilmOptions& options, const Report& report, const Catalogue& catalogue) {
    if (const auto refused = cannot_film(options.out)) return report.cannot(*refused);
    const auto read = open_scenario(options.file, catalogue);
    if (!read) return report.cannot(read.error());
    for (const Message& note : read->notes) report.say(note);
    if (const auto refused = too_large_for_sheet(read->scenario)) return report.cannot(*refused);
    const BuildFilm film(read->scenario, catalogue, options.width);
    ProgressBar bar;
    const SheetWatch watch = [&bar](double share) {
        bar.show(static_cast<std::int64_t>(share * parts_of_film), parts_of_film);
        return true;
    };
    const auto bytes = ending_of(options.out) == ".gif" ? to_gif(film, watch) : to_webp(film, watch);
    return bytes ? report.write(options.out, *bytes) : report.cannot(bytes.error());
}

}  // namespace

void add_animate(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "animate", words);
    const auto options = std::make_shared<FilmOptions>();
    command.add_option("FILE", options->file, words("help.file"))->required();
    command.add_option("OUT", options->out, words("help.animate.out"))->required();
    command.add_option("--width", options->width, words("help.picture.width"))->check(CLI::Range(16, 4096));
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return animate(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
