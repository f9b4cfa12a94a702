#include "engine/checks/satisfiability.h"

#include "engine/checks/reachable_rules.h"
#include "engine/checks/zone_reach.h"
#include "engine/core/visit.h"
#include "engine/scenario/glyph_pool.h"
#include "engine/scenario/played_rules.h"
#include "engine/scenario/setups_played.h"

#include <algorithm>
#include <type_traits>

namespace hexwright::checks {
namespace {

using Why = std::optional<Never>;

Why because(std::string id, std::vector<Argument> arguments, int line) {
    return Never{{std::move(id), std::move(arguments)}, line};
}

}  // namespace

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

// ---- single reasons

std::optional<Never> Satisfiability::no_player(const std::string& word, int line) const {
    const auto number = player_numbered(word);
    if (players_ == 0 || !number || *number <= players_) return {};
    return because("issue.never.no-player", {{"player", word}}, line);
}
std::optional<Never> Satisfiability::no_terrain(const MaybeTerrain& terrain, const std::set<std::string>& there,
                                                int line) const {
    if (!terrain.given() || there.contains(terrain.word) || !catalogue_.terrain(terrain.word)) return {};
    return because("issue.never.no-terrain", {{"terrain", catalogue_[*catalogue_.terrain(terrain.word)].name}}, line);
}
std::optional<Never> Satisfiability::no_card(const std::string& card, int line) const {
    const auto has = [&](const Fielding& fielding) {
        return std::ranges::any_of(fielding.figures,
                                   [&](const Deployable& each) { return catalogue_[each.card].id == card; });
    };
    if (fieldings_.empty() || std::ranges::any_of(fieldings_, has)) return {};
    const auto known = catalogue_.card(card);
    return because("issue.never.no-card", {{"card", known ? catalogue_[*known].name : card}}, line);
}

std::optional<Never> Satisfiability::no_ground(const MaybeTerrain& terrain, int line) const {
    return no_terrain(terrain, terrains_, line);
}
std::optional<Never> Satisfiability::no_glyph(const std::string& glyph, int line) const {
    const auto known = catalogue_.glyph(glyph);
    if (glyph.empty() || !known || !glyphs_ || glyphs_->contains(glyph)) return {};
    return because("issue.never.no-glyph", {{"glyph", catalogue_[*known].name}}, line);
}
std::optional<Never> Satisfiability::no_secret(const std::string& tally, int line) const {
    const DeclaredTally* known = declared(rulebook_of(scenario_), tally);
    if (known && known->secret != SecretOf::Nobody) return {};
    return because("issue.never.no-secret", {{"tally", tally}}, line);
}
std::optional<Never> Satisfiability::no_markers(int line) const {
    const auto rules = rules_of(scenario_);
    if (!rules || rules->order_markers) return {};
    return because("issue.never.no-order-markers", {{"edition", rules->id}}, line);
}
std::optional<Never> Satisfiability::no_team(int line) const {
    const auto has_team = [](const Setup& setup) {
        std::set<int> teams;
        return std::ranges::any_of(setup.players, [&](const PlayerSetup& player) {
            return player.team > 0 && !teams.insert(player.team).second;
        });
    };
    if (setups_.empty() || std::ranges::any_of(setups_, has_team)) return {};
    return because("issue.never.no-team", {}, line);
}
// Considers only conditions about the figures' identity.
std::optional<Never> Satisfiability::no_figure_so(const Conditions& conditions, int line) const {
    const auto unknown = [&](const Condition& each) {  // A word that no card prints is reported when a game begins.
        const auto* card = std::get_if<condition::Card>(&each.is);
        return card && std::ranges::none_of(catalogue_.cards(),
                                            [&](const ArmyCard& printed) { return printed_so(printed, *card); });
    };
    if (most_figures(conditions, Taken::Anywhere) > 0 || std::ranges::any_of(conditions, unknown)) return {};
    return because("issue.never.no-such-figure", {}, line);
}

std::optional<Never> Satisfiability::never_entered(const MaybeZone& zone, int line) const {
    if (empty_zones_.contains(zone.word)) return because("issue.never.empty-zone", {{"zone", zone.word}}, line);
    if (closed_zones_.contains(zone.word)) return because("issue.never.closed-zone", {{"zone", zone.word}}, line);
    return {};
}

std::optional<Never> Satisfiability::never_in_rounds(const RoundNumber& from, const RoundNumber& to, int line) const {
    if (from.value && to.value && *from.value > *to.value)
        return because("issue.never.rounds-turned", {{"from", *from.value}, {"to", *to.value}}, line);
    if (scenario_.rounds > 0 && from.or_else(1) > scenario_.rounds)
        return because("issue.never.after-the-end", {{"round", *from.value}, {"rounds", scenario_.rounds}}, line);
    return {};
}

namespace {

bool has_breakable_truce(const Rulebook& book) {
    return std::ranges::any_of(book.modifiers, [](const Modifier& modifier) {
        return std::ranges::any_of(modifier.changes, [](const Amendment& change) {
            const auto* truce = std::get_if<modifier::Truce>(&change.is);
            return truce && truce->breakable == YesNo::Yes;
        });
    });
}

}  // namespace

std::optional<Never> Satisfiability::never_happens(const On& on, int line) const {
    if (auto why = never_in_rounds(on.from, on.to, line)) return why;
    const bool in_a_zone = on.event == EventKind::Enter || on.event == EventKind::Leave;
    if (on.zone.given() && !in_a_zone) return because("issue.never.zone-of-event", {{"zone", on.zone.word}}, line);
    if (auto why = never_entered(on.zone, line)) return why;
    if (on.event == EventKind::GlyphTurned && !hidden_glyphs_) return because("issue.never.no-hidden-glyph", {}, line);
    if (on.piece.given() && !event_has_piece(on.event))
        return because("issue.never.piece-of-event", {{"piece", on.piece.word}}, line);
    if (event_has_piece(on.event))
        if (auto why =
                no_object(on.piece, on.event == EventKind::PieceOpened || on.event == EventKind::PieceClosed, line))
            return why;
    if (on.event == EventKind::TruceBroken && !has_breakable_truce(rulebook_of(scenario_)))
        return because("issue.never.no-truce", {}, line);
    if (event_figure_is_gone(on.event) && std::ranges::any_of(on.conditions, [](const Condition& each) {
            return std::holds_alternative<condition::Carries>(each.is);
        }))
        return because("issue.never.carried-gone", {}, line);
    if (on.event == EventKind::Removed && most_figures(on.conditions, Taken::Removed) == 0)
        return because("issue.never.nothing-removed", {}, line);
    return {};
}

std::optional<Never> Satisfiability::no_object(const MaybePiece& piece, bool to_open, int line) const {
    bool some = false, opens = false;
    const auto look = [&](const std::vector<OwnedPiece>& owned) {
        for (const OwnedPiece& each : owned) {
            if (!each.is_object() || (piece.given() && each.piece != piece.word)) continue;
            some = true;
            opens = opens || !each.opens_as.empty();
        }
    };
    for (const Setup& setup : setups_) {
        look(setup.nobody_owns);
        for (const PlayerSetup& player : setup.players) look(player.owns);
    }
    if (!some && !piece.given()) return because("issue.never.no-object", {}, line);
    if (!some) return because("issue.never.piece-without-life", {{"piece", piece.word}}, line);
    if (to_open && !opens)
        return because(piece.given() ? "issue.never.piece-stays-shut" : "issue.never.nothing-opens",
                       {{"piece", piece.word}}, line);
    return {};
}

// ---- flags and counters

template <class Wanted>
std::optional<Never> Satisfiability::never_written(const TallyName& tally, const MaybeOwner& of, Wanted wanted,
                                                   Never otherwise) const {
    const TallyOwner owner = owner_named(meant(of.word), facts_);
    const auto written = [&](const RuleFacts& facts, bool anybodys) {
        return std::ranges::any_of(facts.writings, [&](const Writing& each) {
            return each.tally == tally.word && wanted(each.change) && (anybodys || may_be_same(each.of, owner));
        });
    };
    if (written(live_, false)) return {};
    if (settled_ && !facts_.written.contains(tally.word)) return {};  // Reported as an issue of its own.
    if (written(facts_, false)) return because("issue.never.writer-dead", {{"tally", tally.word}}, otherwise.line);
    if (written(facts_, true)) return because("issue.never.others-tally", {{"tally", tally.word}}, otherwise.line);
    return otherwise;
}

std::optional<Never> Satisfiability::never(const condition::Flag& word, int line) const {
    const auto sets = [](Writing::Change change) { return change != Writing::Change::None; };
    return never_written(word.id, word.of, sets, *because("issue.never.never-set", {{"flag", word.id.word}}, line));
}
std::optional<Never> Satisfiability::never(const condition::Counter& word, int line) const {
    using Change = Writing::Change;
    const int least = word.at_least.or_else(-most_counted), most = word.at_most.or_else(most_counted);
    if (least > most) return because("issue.never.range-turned", {{"low", least}, {"high", most}}, line);
    const auto up = [least](Change change) { return change == Change::Up || (change == Change::ToOne && least <= 1); };
    const auto down = [](Change change) { return change == Change::Down; };
    const auto otherwise = [&](const char* id, int n) {
        return *because(id, {{"counter", word.id.word}, {"n", n}}, line);
    };
    if (least > 0) return never_written(word.id, word.of, up, otherwise("issue.never.not-counted-up", least));
    if (most < 0) return never_written(word.id, word.of, down, otherwise("issue.never.not-counted-down", most));
    return {};
}

// ---- conditions

std::optional<Never> Satisfiability::never(const condition::Count& word, int line, Subject about) const {
    const int least = word.at_least.or_else(word.at_most.value ? 0 : 1), most = word.at_most.or_else(most_counted);
    if (least > most || most < 0) return because("issue.never.range-turned", {{"low", least}, {"high", most}}, line);
    if (least < 1) return {};
    if (auto why = never(word.parts, line, inside_of(word, about))) return why;
    const int there = most_counted_by(word);
    if (word.where == condition::Whereabouts::Carried)
        if (auto why = no_figure_carried(line)) return why;
    if (there >= least) return {};
    if (there == 0 && word.where == condition::Whereabouts::Removed)
        return because("issue.never.nothing-removed", {}, line);
    return because("issue.never.too-few", {{"n", least}, {"have", there}}, line);
}

std::optional<Never> Satisfiability::never(const condition::StandsOn& word, int line) const {
    if (auto why = no_terrain(word.terrain, terrains_, line)) return why;
    if (auto why = never_entered(word.zone, line)) return why;
    if (auto why = no_glyph(word.glyph.word, line)) return why;
    return never(word.parts, line, inside_of(word, about_a_figure));
}

std::optional<Never> Satisfiability::never(const condition::Level& word, int line) const {
    const int least = word.at_least.or_else(1), most = word.at_most.or_else(1'000);
    if (least > most) return because("issue.never.range-turned", {{"low", least}, {"high", most}}, line);
    if (levels_.empty() || std::ranges::any_of(levels_, [&](int level) { return least <= level && level <= most; }))
        return {};
    return because("issue.never.no-level", {{"low", *levels_.begin()}, {"high", *levels_.rbegin()}}, line);
}

std::optional<Never> Satisfiability::never(const condition::Destroyed& word, int line) const {
    if (!word.piece.given() || live_.removed_pieces.contains(word.piece.word)) return {};
    const auto owns = [&](const std::vector<OwnedPiece>& owned) {
        return std::ranges::find(owned, word.piece.word, &OwnedPiece::piece) != owned.end();
    };
    for (const Setup& setup : setups_) {
        if (owns(setup.nobody_owns)) return {};
        for (const PlayerSetup& player : setup.players)
            if (owns(player.owns)) return {};
    }
    const bool waits = facts_.removed_pieces.contains(word.piece.word);
    return because(waits ? "issue.never.remover-dead" : "issue.never.piece-stays", {{"piece", word.piece.word}}, line);
}

std::optional<Never> Satisfiability::no_carrying(const MaybeGlyph& glyph, int line) const {
    if (auto why = no_glyph(glyph.word, line)) return why;
    if (live_.carries_glyphs || (live_.carries_figures && !glyph.given())) return {};
    return because("issue.never.nothing-taken-up", {}, line);
}
std::optional<Never> Satisfiability::no_figure_carried(int line) const {
    return live_.carries_figures ? Why{} : because("issue.never.nobody-taken-up", {}, line);
}
std::optional<Never> Satisfiability::never(const condition::Carries& word, int line) const {
    if (word.glyph.given()) return no_carrying(word.glyph, line);
    if (!word.figure.given() && word.parts.empty()) return no_carrying({}, line);
    if (auto why = no_figure_carried(line)) return why;
    return never(word.parts, line, about_a_figure);
}

// ---- what a condition is asked about

namespace {

std::optional<Never> nothing_to_ask(const Condition& condition, Subject about) {
    const auto no_figure = [&] { return because("issue.never.no-figure", {}, condition.line); };
    const auto no_space = [&] { return because("issue.never.no-space", {}, condition.line); };
    return visit(
        condition.is,
        [&](const condition::Destroyed& word) {
            return about.figure || word.piece.given() || word.figure.given() ? Why{} : no_figure();
        },
        [&]<class Word>(const Word&) {
            switch (condition::about_of<Word>()) {
                case condition::About::Figure:
                    return about.figure ? Why{} : no_figure();
                case condition::About::Space:
                    return about.space ? Why{} : no_space();
                case condition::About::FigureOrSpace:
                    return about.figure || about.space ? Why{} : no_figure();
                case condition::About::Game:
                    break;
            }
            return Why{};
        });
}

}  // namespace

std::optional<Never> Satisfiability::never(const Condition& condition, Subject about) const {
    const int line = condition.line;
    if (auto why = nothing_to_ask(condition, about)) return why;
    return visit(
        condition.is, [&](const condition::All& word) { return never(word.parts, line, about); },
        [&](const condition::Any& word) {
            Why first = because("issue.never.empty-any", {}, line);
            for (const Condition& each : word.parts) {
                Why why = never(each, about);
                if (!why) return why;
                if (&each == &word.parts.front()) first = std::move(why);
            }
            return first;
        },
        [&](const condition::Not& word) { return always_denied(word.parts); },
        [&](const condition::Of& word) { return no_player(word.player.word, line); },
        [&](const condition::FriendOf& word) { return no_player(word.player.word, line); },
        [&](const condition::Flag& word) { return never(word, line); },
        [&](const condition::Card& word) { return word.id.given() ? no_card(word.id.word, line) : Why{}; },
        [&](const condition::StandsOn& word) { return never(word, line); },
        [&](const condition::NextTo& word) {
            auto why = no_terrain(word.terrain, beside_, line);
            return why ? why : never(word.parts, line, about_a_figure);
        },
        [&](const condition::Terrain& word) { return no_terrain({word.is.word}, beside_, line); },
        [&](const condition::Within& word) {
            const bool others = word.piece.given() || word.zone.given() || word.figure.given() || !word.parts.empty();
            return others ? Why{} : no_glyph(word.glyph.word, line);
        },
        [&](const condition::Level& word) { return never(word, line); },
        [&](const condition::InZone& word) {
            return empty_zones_.contains(word.id.word) ? never_entered({word.id.word}, line) : Why{};
        },
        [&](const condition::GlyphHere& word) { return no_glyph(word.id.word, line); },
        [&](const condition::Occupied& word) { return never(word.parts, line, inside_of(word, about)); },
        [&](const condition::Round& word) { return never_in_rounds(word.from, word.to, line); },
        [&](const condition::Counter& word) { return never(word, line); },
        [&](const condition::Count& word) { return never(word, line, about); },
        [&](const condition::Alive& word) { return no_player(word.player.word, line); },
        [&](const condition::IsOpen& word) { return no_object({word.piece.word}, true, line); },
        [&](const condition::Destroyed& word) { return never(word, line); },
        [&](const condition::Carries& word) { return never(word, line); },
        [&](const condition::Carried&) { return no_figure_carried(line); }, [](const auto&) { return Why{}; });
}

namespace {

// Collects the conditions that must all hold, and those that must not hold.
void note_parts(const Conditions& conditions, std::vector<const Condition*>& all, std::vector<const Condition*>& none) {
    for (const Condition& each : conditions) {
        if (const auto* both = std::get_if<condition::All>(&each.is)) note_parts(both->parts, all, none);
        else if (const auto* neither = std::get_if<condition::Not>(&each.is))
            for (const Condition& part : neither->parts) none.push_back(&part);
        else all.push_back(&each);
    }
}

bool counters_apart(const Condition& a, const Condition& b) {
    const auto* one = std::get_if<condition::Counter>(&a.is);
    const auto* other = std::get_if<condition::Counter>(&b.is);
    if (!one || !other || one->id != other->id || one->of != other->of) return false;
    return one->at_least.or_else(-most_counted) > other->at_most.or_else(most_counted);
}

}  // namespace

std::optional<Never> Satisfiability::never(const Conditions& conditions, int line, Subject about) const {
    for (const Condition& condition : conditions)
        if (auto why = never(condition, about)) return why;
    if (about.space)
        if (auto why = never_stood_in(conditions, line)) return why;
    if (about.figure && !conditions.empty())
        if (auto why = no_figure_so(conditions, line)) return why;
    if (auto why = never_apart(conditions, {})) return why;
    if ((rounds_allowed(conditions) & rounds(true)).none())
        return because("issue.never.rounds-apart", {}, line_of_rounds(conditions, line));
    return {};
}

// Why no space of a zone ever has somebody on it.
std::optional<Never> Satisfiability::never_stood_in(const Conditions& conditions, int line) const {
    const auto is_occupied = [](const Condition& each) { return std::holds_alternative<condition::Occupied>(each.is); };
    if (std::ranges::none_of(conditions, is_occupied)) return {};
    for (const Condition& each : conditions)
        if (const auto* zone = std::get_if<condition::InZone>(&each.is))
            if (auto why = never_entered({zone->id.word}, each.line > 0 ? each.line : line)) return why;
    return {};
}

std::optional<Never> Satisfiability::never_apart(const Conditions& wanted, const Conditions& denied) const {
    // Beyond this many pairs, more than anybody writes, nothing is reported.
    constexpr std::size_t most_pairs = 10'000;
    std::vector<const Condition*> all, none;
    note_parts(wanted, all, none);
    for (const Condition& each : denied) none.push_back(&each);
    if (all.size() * std::max(all.size(), none.size()) > most_pairs) return {};
    for (const Condition* each : all)
        for (const Condition* other : none)
            if (*each == *other) return because("issue.never.opposites", {}, other->line);
    for (const Condition* each : all)
        for (const Condition* other : all)
            if (each != other && counters_apart(*each, *other))
                return because("issue.never.opposites", {}, other->line);
    return {};
}

bool Satisfiability::always(const Condition& condition) const {
    const auto* round = std::get_if<condition::Round>(&condition.is);
    if (round)
        return !round->from.value &&
               (!round->to.value || (scenario_.rounds > 0 && *round->to.value >= scenario_.rounds));
    if (const auto* all = std::get_if<condition::All>(&condition.is))
        return std::ranges::all_of(all->parts, [this](const Condition& each) { return always(each); });
    if (const auto* any = std::get_if<condition::Any>(&condition.is))
        return std::ranges::any_of(any->parts, [this](const Condition& each) { return always(each); });
    return false;
}

std::optional<Never> Satisfiability::always_denied(const Conditions& conditions) const {
    for (const Condition& condition : conditions)
        if (always(condition)) return because("issue.never.always", {}, condition.line);
    return {};
}

}  // namespace hexwright::checks
