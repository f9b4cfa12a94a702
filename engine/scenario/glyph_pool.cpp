#include "engine/scenario/glyph_pool.h"

#include <algorithm>

namespace hexwright::scenario {
namespace {

constexpr int most_of_a_glyph = 10'000;  // Of one box; far more than a battlefield holds.

void take_one(std::vector<GlyphKind>& pool, const std::string& id, const Catalogue& catalogue) {
    const auto kind = catalogue.glyph(id);
    if (!kind) return;
    if (const auto found = std::ranges::find(pool, *kind); found != pool.end()) pool.erase(found);
}

}  // namespace

std::vector<GlyphKind> glyphs_in_boxes(const Scenario& scenario, const Catalogue& catalogue) {
    std::vector<GlyphKind> pool;
    for (const SetCount& set : scenario.limit->sets)
        for (const GlyphCount& glyph : catalogue[set.set].glyphs)
            pool.insert(pool.end(), static_cast<std::size_t>(std::min(glyph.count * set.count, most_of_a_glyph)),
                        glyph.glyph);
    for (const Glyph& glyph : *scenario.glyphs) take_one(pool, glyph.id, catalogue);
    for (const GlyphPool& other : *scenario.glyph_pools)
        for (const std::string& id : other.kinds) take_one(pool, id, catalogue);
    return pool;
}

std::vector<GlyphKind> glyphs_in(const GlyphPool& pool, const Scenario& scenario, const Catalogue& catalogue) {
    if (pool.kinds.empty()) return glyphs_in_boxes(scenario, catalogue);
    std::vector<GlyphKind> kinds;
    for (const std::string& id : pool.kinds)
        if (const auto kind = catalogue.glyph(id)) kinds.push_back(*kind);
    return kinds;
}

std::vector<Space> places_of(const GlyphPool& pool, const Scenario& scenario) {
    std::vector<Space> places;
    for (const Glyph& glyph : *scenario.glyphs)
        if (glyph.pool == pool.id) places.push_back(glyph.at);
    return places;
}

int draws_of(const GlyphPool& pool, const Scenario& scenario) {
    return pool.draw.value_or(static_cast<int>(places_of(pool, scenario).size()));
}

std::optional<Refusal> pool_trouble(const GlyphPool& pool, const Scenario& scenario, const Catalogue& catalogue) {
    const int draws = draws_of(pool, scenario);
    const auto have = glyphs_in(pool, scenario, catalogue).size();
    const std::vector<Space> places = places_of(pool, scenario);
    const auto too_few = [&](const char* id, std::size_t count) {
        return Refusal{.message = {id, {{"pool", pool.id}, {"draws", draws}, {"have", count}}}, .spaces = places};
    };
    if (draws > static_cast<int>(have)) return too_few("setup.pool-few-glyphs", have);
    if (draws > static_cast<int>(places.size())) return too_few("setup.pool-few-places", places.size());
    return {};
}

std::vector<GlyphKind> hidden_glyphs(const Scenario& scenario, const Catalogue& catalogue) {
    std::vector<GlyphKind> all;
    for (const GlyphPool& pool : *scenario.glyph_pools)
        if (pool.facing == Facing::Symbol)
            for (const GlyphKind kind : glyphs_in(pool, scenario, catalogue)) all.push_back(kind);
    for (const Glyph& glyph : *scenario.glyphs)
        if (const auto kind = catalogue.glyph(glyph.id); kind && glyph.facing == Facing::Symbol) all.push_back(*kind);
    return all;
}

}  // namespace hexwright::scenario
