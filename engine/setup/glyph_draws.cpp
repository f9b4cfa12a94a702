#include "engine/setup/glyph_draws.h"

#include "engine/scenario/glyph_pool.h"

#include <algorithm>

namespace hexwright::setup {

GlyphKind draw_glyph(GameUpdate& update, std::vector<GlyphKind>& from, GlyphId glyph) {
    const int of = static_cast<int>(from.size()), number = update.pick(of);
    update.say(event::GlyphDrawn{glyph, number, of, false});
    const auto drawn = from.begin() + (number - 1);
    const GlyphKind kind = *drawn;
    from.erase(drawn);
    return kind;
}

GlyphId next_glyph(const GameState& state) { return GlyphId{static_cast<int>(state.glyphs.size())}; }

void lay_pool(GameUpdate& update, const GlyphPool& pool, const Scenario& scenario) {
    GameState& state = update.state;
    std::vector<GlyphKind> kinds = glyphs_in(pool, scenario, state.catalogue());
    std::vector<Space> places = places_of(pool, scenario);
    for (int draws = draws_of(pool, scenario); draws > 0; --draws) {
        std::size_t place = 0;
        if (draws < static_cast<int>(places.size())) {  // There are more places than glyphs, so the place is drawn too.
            place = static_cast<std::size_t>(update.pick(static_cast<int>(places.size())) - 1);
            update.say(event::GlyphDrawn{next_glyph(state), static_cast<int>(place) + 1,
                                         static_cast<int>(places.size()), true});
        }
        GameGlyph laid{.at = state.board->index(places[place]), .face_up = pool.facing == Facing::Power};
        places.erase(places.begin() + static_cast<std::ptrdiff_t>(place));
        laid.kind = draw_glyph(update, kinds, next_glyph(state));
        state.glyphs.push_back(laid);
    }
}

bool in_a_pool(const Glyph& glyph, const Scenario& scenario) {
    return std::ranges::find(*scenario.glyph_pools, glyph.pool, &GlyphPool::id) != scenario.glyph_pools->end();
}

}  // namespace hexwright::setup
