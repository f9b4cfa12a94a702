// The time of a picture with sixty figures at 1280x800, in OpenGL as far as this machine has it: without a graphics
// card a processor draws (llvmpipe). A picture must not cost more than 2 ms because of figures that move.
#include "editor/view/gl/gl_backend.h"
#include "engine/board/battlefield/terrain.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/gl/egl_context.h"
#include "tests/support/every_room.h"

#include <benchmark/benchmark.h>

namespace {

using namespace hexwright;

struct Table {
    Catalogue catalogue = shipped_catalogue();
    std::optional<testing::EglContext> context = testing::EglContext::create();
    std::unique_ptr<GlBackend> backend;
    Snapshot now;
    Camera camera{{12, 8, 0.3F}, 0, 0.8F, 22};
    Highlight highlight;

    explicit Table(int figures) {
        if (context) backend = std::move(*GlBackend::create(reinterpret_cast<GlLoader>(eglGetProcAddress)));
        Scenario scenario;
        for (int r = 0; r < 20; ++r)
            for (int column = 0; column < 26; ++column)
                scenario.battlefield.add({.kind = *catalogue.piece("grass-1"), .at = {column - r / 2, r}}, catalogue);
        now.terrain = terrain_of(scenario.battlefield, catalogue);
        now.scenario = std::make_shared<const Scenario>(std::move(scenario));
        now.number = 1;
        for (int i = 0; i < figures; ++i) highlight.figures.push_back(figure(i));
    }

    // Of twelve cards and two players, ten to a row.
    FigureInstance figure(int number) const {
        const int row = number / 10 * 3 + 1, column = number % 10 * 2 + 2;
        FigureLook look{.card = look_of(catalogue.cards()[static_cast<std::size_t>(number % 12 * 3 + 1)])};
        look.spaces = {{{column - row / 2, row}, 1}};
        look.top = sevenths_per_level;
        look.player = number % 2 + 1;
        look.wounds = number % 3;
        look.engaged = number % 4 == 0;
        return instance_of(look);
    }

    void draw() {
        benchmark::DoNotOptimize(backend->scene(now, catalogue, camera, highlight, {}, 1280, 800));
        glFinish();
    }
};

template <class Change>
void picture(benchmark::State& state, Change&& change) {
    Table table(static_cast<int>(state.range(0)));
    if (!table.backend) return state.SkipWithError("no OpenGL here");
    table.draw();
    float step = 0;
    for (auto _ : state) {
        change(table, step += 0.001F);
        table.draw();
    }
}

void figure_moves(benchmark::State& state) {
    picture(state, [](Table& table, float step) { table.highlight.figures[0].at.x = 2 + step; });
}
void all_figures_move(benchmark::State& state) {
    picture(state, [](Table& table, float step) {
        for (FigureInstance& figure : table.highlight.figures) figure.yaw = step;
    });
}
void near_camera_moves(benchmark::State& state) {
    picture(state, [](Table& table, float step) { table.camera = {{12, 8, 0.3F}, step, 0.8F, 10}; });
}
void camera_moves(benchmark::State& state) {
    picture(state, [](Table& table, float step) { table.camera.yaw = step; });
}

BENCHMARK(figure_moves)->Arg(60)->MeasureProcessCPUTime()->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(all_figures_move)->Arg(60)->MeasureProcessCPUTime()->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(near_camera_moves)->Arg(0)->Arg(60)->MeasureProcessCPUTime()->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(camera_moves)->Arg(0)->Arg(60)->MeasureProcessCPUTime()->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
