// What tests ask the page for (tests/web).
#include "editor/app_web/tab.h"
#include "editor/commands/commands.h"
#include "editor/document/batches/bench_games.h"
#include "editor/document/files/open.h"
#include "editor/editing/map_preview.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>

using namespace hexwright::app;

// Where what has this label was drawn, as left, top, right and bottom; nullptr if it was not.
FOR_PAGE("drawn_at") const float* drawn_at(char* label, std::size_t size) {
    static float edges[4];
    const auto box = tab->window->ui.find(taken(label, size));
    if (!box) return nullptr;
    const float all[] = {box->left, box->top, box->right, box->bottom};
    std::ranges::transform(all, edges, [](float edge) { return edge / tab->scale; });
    return edges;
}
// All labels of what was drawn, in lines, ended by a zero.
FOR_PAGE("labels") const char* labels() {
    static std::string all;
    all.clear();
    for (const auto& [label, box] : tab->window->ui.drawn()) all += label + "\n";
    return all.c_str();
}
// Runs a command by its name, as its menu does; whether it could.
FOR_PAGE("run_command") bool run_command(char* id, std::size_t size) {
    want_frames(*tab);
    return hexwright::commands::run(taken(id, size), tab->editor);
}
// What `hexwright bench` prints of its games, which this plays; ended by a zero. Takes a second or two.
FOR_PAGE("bench_signature") const char* bench_signature() {
    static std::string signature;
    const auto catalogue = std::make_shared<const Catalogue>(tab->known.catalogue);
    const auto read = [&](const std::string& file) -> Result<Scenario> {
        for (const char* kind : {"scenarios", "battlefields"}) {
            const auto path = samples_folder().parent_path() / kind / file;
            if (auto sample = open_scenario(path, *catalogue)) return std::move(sample->scenario);
        }
        return failure(hexwright::Message{file});
    };
    const auto batches = bench_batches(catalogue, read);
    signature = batches ? signature_text(play_bench(*batches)) : "no samples";
    return signature.c_str();
}
