// `model`: a map as a body, for printers and for programs that show models.
#include "editor/cli/commands.h"
#include "editor/grammar/values.h"
#include "formats/export/models/model_files.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

constexpr double least_scale = 0.01, most_scale = 100;

struct ModelOptions {
    std::string file, out;
    double scale = 1;
};

// Before anything is made.
std::optional<Refusal> cannot_model(const std::string& out) {
    constexpr std::string_view endings[] = {".glb", ".obj", ".stl"};
    if (out != "-" && std::ranges::count(endings, ending_of(out)) == 0)
        return Refusal{{"model.ending", {{"file", out}}}, FilePos{out}};
    return cannot_write(out);
}

// The materials of an OBJ file stand in a file of their own beside it.
Exit write_obj(const std::vector<ModelStep>& model, const ModelOptions& options, const Report& report) {
    const std::filesystem::path out(options.out);
    const std::filesystem::path materials = out.parent_path() / materials_name(out.filename().string());
    return report.write(
        {{materials, to_mtl(model)}, {options.out, to_obj(model, options.scale, materials.filename().string())}});
}

Exit model(const ModelOptions& options, const Report& report, const Catalogue& catalogue) {
    if (const auto refused = cannot_model(options.out)) return report.cannot(*refused);
    const auto map = map_to_build(options.file, report, catalogue);
    if (!map) return report.cannot(map.error());
    const std::vector<ModelStep> steps = model_of(*map, catalogue);
    const std::string ending = ending_of(options.out);
    if (ending == ".obj") return write_obj(steps, options, report);
    return report.write(options.out, ending == ".stl" ? to_stl(steps, options.scale) : to_glb(steps, options.scale));
}

}  // namespace

void add_model(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "model", words);
    const auto options = std::make_shared<ModelOptions>();
    command.add_option("FILE", options->file, words("help.file"))->required();
    command.add_option("OUT", options->out, words("help.model.out"))->required();
    command.add_option("--scale", options->scale, words("help.model.scale"))
        ->type_name("S")
        ->check(number_from(least_scale, most_scale, words));
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return model(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
