// `animate`: the building of a map as a moving picture.
#include "editor/cli/commands.h"
#include "editor/cli/progress.h"
#include "editor/grammar/values.h"
#include "formats/export/animation/build_film.h"
#include "formats/xml/bytes/file.h"

#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

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
    const auto map = map_to_build(options.file, report, catalogue);
    if (!map) return report.cannot(map.error());
    const BuildFilm film(*map, catalogue, options.width);
    ProgressBar bar;
    const auto bytes = ending_of(options.out) == ".gif" ? to_gif(film, shown_by(bar)) : to_webp(film, shown_by(bar));
    return bytes ? report.write(options.out, *bytes) : report.cannot(bytes.error());
}

}  // namespace

void add_animate(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "animate", words);
    const auto options = std::make_shared<FilmOptions>();
    command.add_option("FILE", options->file, words("help.file"))->required();
    command.add_option("OUT", options->out, words("help.animate.out"))->required();
    command.add_option("--width", options->width, words("help.picture.width"))->check(whole_from(16, 4096, words));
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return animate(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
