// The time to draw a picture; the plan is redrawn after every edit.
#include "engine/board/battlefield/terrain.h"
#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/every_room.h"

#include <benchmark/benchmark.h>

namespace {

using namespace hexwright;

struct Map {
    Catalogue catalogue = shipped_catalogue();
    Scenario scenario;
    Terrain terrain;

    explicit Map(int hexes) {  // A wide board of tiles of all sizes, with hills and ponds.
        constexpr std::string_view sevens[] = {"grass-7", "sand-7", "swamp-7", "rock-7"};
        const auto lay = [&](std::string_view kind, HexCoord at, int level) {
            scenario.battlefield.add({.kind = catalogue.piece(kind).value(), .at = at, .level = level}, catalogue);
        };
        const int across = hexes > 1000 ? 22 : 10;
        for (int i = 0; 7 * i < hexes; ++i) {
            const int column = i % across, row = i / across;
            const HexCoord at{3 * column - row, -column + 3 * row};  // Meshes almost exactly; a few hexes stay open.
            if (i % 5 == 4)
                for (const HexCoord hex : disk(at + HexCoord{0, 1}, 1)) lay("water-1", hex, 1);
            else lay(sevens[i % 4], at, 1);
            if (i % 3 == 0 && i % 5 != 4) lay("rock-3", at, 2);
            if (i % 7 == 0 && i % 5 != 4) lay("tree-11", at + HexCoord{0, 2}, 2);
        }
        terrain = terrain_of(scenario.battlefield, catalogue);
    }
};

template <PlacedDrawing (*draw)(const Scenario&, const Terrain&, const Catalogue&, const PictureOptions&)>
void drawing(benchmark::State& state) {
    const Map map(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(draw(map.scenario, map.terrain, map.catalogue, {}));
    state.counters["hexes"] = static_cast<double>(map.terrain.columns().size());
}

template <PlacedDrawing (*draw)(const Scenario&, const Terrain&, const Catalogue&, const PictureOptions&)>
void pixels(benchmark::State& state) {
    const Map map(static_cast<int>(state.range(0)));
    const Drawing picture = draw(map.scenario, map.terrain, map.catalogue, {}).drawing;
    const double scale = std::min(1280 / picture.width, 800 / picture.height);
    for (auto _ : state) benchmark::DoNotOptimize(to_pixels(picture, {0, 0}, scale, 1280, 800));
    state.counters["marks"] = static_cast<double>(picture.marks.size());
}

BENCHMARK(drawing<plan_drawing>)->Name("plan_drawing")->Arg(600)->Arg(3000)->Unit(benchmark::kMillisecond);
BENCHMARK(pixels<plan_drawing>)->Name("plan_to_pixels")->Arg(600)->Arg(3000)->Unit(benchmark::kMillisecond);
BENCHMARK(drawing<iso_drawing>)->Name("iso_drawing")->Arg(600)->Arg(3000)->Unit(benchmark::kMillisecond);
BENCHMARK(pixels<iso_drawing>)->Name("iso_to_pixels")->Arg(600)->Arg(3000)->Unit(benchmark::kMillisecond);

}  // namespace
