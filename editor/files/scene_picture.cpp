#include "editor/files/scene_picture.h"

#include "editor/document/files/editor_program.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/scene_picture_state.h"
#include "engine/core/system/processes.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <utility>

namespace hexwright::files {
namespace {

std::vector<std::string> render_line(const SceneErrand& errand) {
    const ScenePicture& picture = errand.picture;
    std::vector<std::string> line{"--render=-",
                                  "--progress",
                                  "--size=" + std::to_string(picture.width) + "x" + std::to_string(picture.height),
                                  "--table=" + table_word(picture.table),
                                  "--turn=" + std::to_string(errand.turn),
                                  "--language=" + errand.language};
    if (picture.dark) line.emplace_back("--dark");
    if (errand.finish == Finish::Quick) line.emplace_back("--passes=8");
    for (const std::string& catalogue : errand.catalogues) line.push_back("--catalogue=" + catalogue);
    line.insert(line.end(), {"--", "-"});
    return line;
}

}  // namespace

SceneErrand scene_errand(const EditorState& editor) {
    return {.scenario = editor.now().scenario,
            .catalogue = editor.map.document.kept_catalogue(),
            .picture = editor.user.scene_picture,
            .turn = editor.user.picture.turn,
            .catalogues = editor.user.catalogues,
            .language = editor.words.now().language};
}

Result<std::string> scene_bytes(const SceneErrand& errand, JobWatch& watch) {
    const std::string program = editor_program();
    if (!system::can_start(program)) return failure(Message{"picture.no-editor", {{"file", program}}});
    Scenario scenario = *errand.scenario;
    scenario.battlefield_source.clear();  // The pieces themselves are drawn, as they are now.
    return output_of(program, render_line(errand), write_scenario(scenario, *errand.catalogue), watch);
}

}  // namespace hexwright::files
