#include "engine/checks/satisfiability.h"

#include "engine/checks/reachable_rules.h"
#include "engine/checks/zone_reach.h"
#include "engine/core/visit.h"
#include "engine/scenario/glyph_pool.h"
#include "engine/scenario/played_rules.h"
#include "engine/scenario/setups_played.h"

#include <algorithm>

namespace hexwright::checks {

Satisfiability::Satisfiability(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue)
    : scenario_(scenario),
      catalogue_(catalogue),
      setups_(setups_played(scenario)),
      facts_(facts_of(rulebook_of(scenario))) {
    for (const Setup& setup : setups_) players_ = std::max(players_, setup.player_count());
    for (const Zone& zone : *scenario.zones) {
        const bool any =
            std::ranges::any_of(zone.spaces, [&](Space space) { return terrain.surface(space) != nullptr; });
        if (zone.conditions) note_reads(*zone.conditions, zone.line, facts_);
        if (!goes_beyond_its_list(zone) && !any) empty_zones_.insert(zone.id);
    }
    // What has Life may be destroyed, by attacks alone.
    const auto may_go = [this](const std::vector<OwnedPiece>& owned) {
        for (const OwnedPiece& each : owned)
            if (each.is_object()) live_.removed_pieces.insert(each.piece);
    };
    for (const Setup& setup : setups_) {
        may_go(setup.nobody_owns);
        for (const PlayerSetup& player : setup.players) may_go(player.owns);
    }
    note_carried(rulebook_of(scenario), live_);
    // A fixed point from nothing upwards, because rules that wait for each other wait for ever.
    for (bool more = true; more;) {
        learn(terrain);
        note_removable();
        RuleFacts next = reachable_facts(rulebook_of(scenario), *this);
        merge_facts(next, live_);
        more = next != live_;
        live_ = std::move(next);
    }
    settled_ = true;
}

Satisfiability Satisfiability::where_named(const std::string& name, int player) const {
    Satisfiability copy = *this;
    for (std::size_t i = 0; i < copy.fieldings_.size(); ++i) copy.fieldings_[i].setup = &copy.setups_[i];
    if (!name.empty()) copy.named_[name] = player;
    return copy;
}

// ---- what can be there

void Satisfiability::learn(const Terrain& terrain) {
    const Changes changes{live_.arriving_cards, live_.given_cards, live_.filled_zones, live_.covering_kinds,
                          live_.removed_pieces};
    if (learned_ == changes) return;  // Avoids scanning a large battlefield again because of a flag.
    learned_ = changes;
    fieldings_.clear();
    const bool open = scenario_.setups->empty();
    for (const Setup& setup : setups_) fieldings_.push_back(fielding_of(setup, open, live_, catalogue_));
    learn_ground(terrain);
    learn_zones(terrain);
    learn_glyphs();
}

void Satisfiability::learn_ground(const Terrain& terrain) {
    bool changes = !live_.covering_kinds.empty() || !live_.removed_pieces.empty();
    for (const Fielding& fielding : fieldings_)
        for (const Deployable& each : fielding.figures)
            changes = changes || catalogue_[each.card].base == FigureBase::Hive;
    levels_.clear();
    for (const Terrain::Column& column : terrain.columns())
        for (const Surface& surface : terrain.surfaces(column)) {
            terrains_.insert(catalogue_[surface.terrain].id);
            if (!changes) levels_.insert(surface.space.level);
        }
    for (const std::string& kind : live_.covering_kinds)
        if (const auto piece = catalogue_.piece(kind)) terrains_.insert(catalogue_[catalogue_[*piece].terrain].id);
    beside_.insert(terrains_.begin(), terrains_.end());
    scenario_.battlefield.each(
        [&](const PlacedPiece& piece) { beside_.insert(catalogue_[catalogue_[piece.kind].terrain].id); });
    if (!live_.removed_pieces.empty()) terrains_ = beside_;  // Removing a piece exposes the terrain below it.
}

void Satisfiability::learn_zones(const Terrain& terrain) {
    closed_zones_.clear();
    const auto reached = spaces_within_reach(scenario_, terrain, catalogue_, fieldings_, live_);
    if (!reached) return;
    for (const Zone& zone : *scenario_.zones)
        if (!goes_beyond_its_list(zone) && !empty_zones_.contains(zone.id) &&
            std::ranges::none_of(zone.spaces, [&](Space space) { return reached->contains(space); }))
            closed_zones_.insert(zone.id);
}

void Satisfiability::learn_glyphs() {
    constexpr std::string_view vines = "xenithrax-vines";
    glyphs_.emplace();
    for (const Fielding& fielding : fieldings_)
        for (const Deployable& each : fielding.figures)
            if (catalogue_[each.card].power("summon-vines")) glyphs_->emplace(vines);
    bool any = false;
    for (const Glyph& glyph : *scenario_.glyphs) {
        hidden_glyphs_ = hidden_glyphs_ || glyph.facing == Facing::Symbol;
        any = any || (glyph.id.empty() && glyph.pool.empty());
        if (!glyph.id.empty()) glyphs_->insert(glyph.id);
    }
    for (const GlyphPool& pool : *scenario_.glyph_pools) {
        hidden_glyphs_ = hidden_glyphs_ || pool.facing == Facing::Symbol;
        for (const GlyphKind kind : glyphs_in(pool, scenario_, catalogue_)) glyphs_->insert(catalogue_[kind].id);
    }
    if (any) glyphs_.reset();
}

// ---- who can be there

std::string Satisfiability::meant(const std::string& player) const {
    const auto found = named_.find(player);
    return found == named_.end() ? player : std::to_string(found->second);
}

// Whether the condition may hold for this figure, now or later. Conditions that are not about its identity always may.
bool Satisfiability::may_be(const Deployable& figure, const Setup& setup, const Condition& condition) const {
    const auto known = [&](const std::string& word) {
        const auto number = player_numbered(word);
        return number && *number <= setup.player_count();
    };
    const auto own_team = [&](const std::string& word) {
        return figure.player > 0 && team_in(setup, figure.player) == team_in(setup, *player_numbered(word));
    };
    const auto may = [&](const Condition& each) { return may_be(figure, setup, each); };
    const auto must = [&](const Condition& each) { return must_be(figure, each); };
    return visit(
        condition.is, [&](const condition::All& word) { return may_be(figure, setup, word.parts); },
        [&](const condition::Any& word) { return word.parts.empty() || std::ranges::any_of(word.parts, may); },
        [&](const condition::Not& word) { return std::ranges::none_of(word.parts, must); },
        [&](const condition::Of& word) {
            const std::string player = meant(word.player.word);
            if (figure.anybodys || word.figure.given()) return true;
            const auto number = player_numbered(player);
            if (player == "nobody" || (number && !known(player))) return figure.player == 0;
            return !number || figure.player == *number;
        },
        [&](const condition::FriendOf& word) {
            const std::string player = meant(word.player.word);
            return figure.anybodys || !known(player) || own_team(player);
        },
        [&](const condition::EnemyOf& word) {
            const std::string player = meant(word.player.word);
            return figure.anybodys || !known(player) || !own_team(player);
        },
        [&](const condition::Card& word) {
            const ArmyCard& card = catalogue_[figure.card];
            return (!word.id.given() || word.id.word == card.id) && printed_so(card, word);
        },
        [](const auto&) { return true; });
}
bool Satisfiability::may_be(const Deployable& figure, const Setup& setup, const Conditions& conditions) const {
    return std::ranges::all_of(conditions, [&](const Condition& each) { return may_be(figure, setup, each); });
}

bool Satisfiability::must_be(const Deployable& figure, const Condition& condition) const {
    const auto* card = std::get_if<condition::Card>(&condition.is);
    return card && (!card->id.given() || card->id.word == catalogue_[figure.card].id) &&
           printed_so(catalogue_[figure.card], *card);
}

// Called while no name stands for a player, because names in rules are not those in a win.
void Satisfiability::note_removable() {
    for (Fielding& fielding : fieldings_)
        for (Deployable& each : fielding.figures) each.removable = may_be_removed(each, *fielding.setup);
}

bool Satisfiability::may_be_removed(const Deployable& figure, const Setup& setup) const {
    if (live_.carries_figures && !live_.removals.empty()) return true;  // By who is removed with it.
    return std::ranges::any_of(live_.removals, [&](const auto& row) {
        return std::ranges::all_of(row.first,
                                   [&](const Conditions* conditions) { return may_be(figure, setup, *conditions); });
    });
}

// Upper bound on the figures in one game for which the conditions may hold.
int Satisfiability::most_figures(const Conditions& conditions, Taken taken) const {
    int most = fieldings_.empty() ? any_number : 0;
    for (const Fielding& fielding : fieldings_) {
        int here = 0;
        for (const Deployable& each : fielding.figures)
            if (may_be(each, *fielding.setup, conditions) && (taken != Taken::Removed || each.removable))
                here = std::min(any_number,
                                here + each.figures * (taken == Taken::Spaces ? catalogue_[each.card].spaces() : 1));
        most = std::max(most, here);
    }
    return most;
}

int Satisfiability::room_in(const std::string& id) const {
    const auto zone = std::ranges::find(*scenario_.zones, id, &Zone::id);
    return zone == scenario_.zones->end() || goes_beyond_its_list(*zone) ? any_number
                                                                         : static_cast<int>(zone->spaces.size());
}

// Upper bound on what the word counts.
int Satisfiability::most_counted_by(const condition::Count& word) const {
    if (word.of == condition::Counted::Cards || word.of == condition::Counted::Copies) return any_number;
    const bool figures = word.of == condition::Counted::Figures;
    const Taken taken = word.where == condition::Whereabouts::Removed ? Taken::Removed : Taken::Anywhere;
    int most = figures ? most_figures(word.parts, taken) : any_number;
    for (const Condition& each : word.parts) {
        if (const auto* on = std::get_if<condition::StandsOn>(&each.is); on && figures && on->zone.given())
            most = std::min(most, room_in(on->zone.word));
        if (const auto* zone = std::get_if<condition::InZone>(&each.is); zone && !figures)
            most = std::min(most, room_in(zone->id.word));
        if (const auto* by = std::get_if<condition::Occupied>(&each.is); by && !figures)
            most = std::min(most, most_figures(by->parts, Taken::Spaces));
    }
    return most;
}

}  // namespace hexwright::checks
