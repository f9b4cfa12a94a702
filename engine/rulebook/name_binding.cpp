#include "engine/rulebook/name_binding.h"

#include "engine/core/suggest.h"
#include "engine/scenario/setup.h"
#include "engine/scenario/unrolled.h"

#include <algorithm>
#include <utility>

namespace hexwright::rulebook {
namespace {

constexpr UnknownSentences no_zone{"rule.no-zone", "rule.no-zone-near"};
constexpr UnknownSentences no_tally{"test.no-tally", "test.no-tally-near"};
constexpr UnknownSentences no_card{"rule.no-card", "rule.no-card-near"};
constexpr UnknownSentences no_terrain{"rule.no-terrain", "rule.no-terrain-near"};
constexpr UnknownSentences no_kind{"rule.no-kind", "rule.no-kind-near"};
constexpr UnknownSentences no_piece{"rule.no-piece", "rule.no-piece-near"};
constexpr UnknownSentences no_rule{"rule.no-rule", "rule.no-rule-near"};
constexpr UnknownSentences no_figure_name{"rule.no-figure-name", "rule.no-figure-name-near"};
constexpr UnknownSentences no_space_name{"rule.no-space-name", "rule.no-space-name-near"};
constexpr UnknownSentences no_actor{"test.no-actor", "test.no-actor-near"};
constexpr UnknownSentences no_player{"rule.no-player", "rule.no-player-near"};
constexpr UnknownSentences no_player_here{"rule.no-player-here", "rule.no-player-here-near"};
constexpr UnknownSentences no_winner{"rule.no-winner", "rule.no-winner-near"};
constexpr UnknownSentences no_result{"test.no-result", "test.no-result-near"};

Message about(const char* sentence, std::string_view word) { return {sentence, {{"word", word}}}; }

}  // namespace

bool is_reserved(std::string_view name) {
    constexpr std::string_view reserved[] = {"turn",  "last-to-act", "first",  "controller",
                                             "event", "nobody",      "figure", "each"};
    return player_numbered(name) || std::ranges::count(reserved, name) > 0;
}

// ---- the names that are known

const NameBinding::Known* NameBinding::find(std::string_view word, std::optional<NameOf> what) const {
    for (auto each = known.rbegin(); each != known.rend(); ++each)
        if (each->word == word && (!what || each->what == *what)) return &*each;
    return nullptr;
}

bool NameBinding::unknown(const UnknownSentences& sentences, std::string_view word, std::vector<std::string> names) {
    std::erase(names, word);  // The known name of this spelling has the wrong type here.
    const auto meant = nearest(word, names);
    if (!meant) return troubles_.fail(about(sentences.unknown, word));
    return troubles_.fail({sentences.near, {{"word", word}, {"suggestion", *meant}}});
}

bool NameBinding::introduce(const NewName& name, Bound::NewName& bound, NameOf what, const char* taken_sentence) {
    if (is_reserved(name.word)) return troubles_.fail(about("rule.reserved-name", name.word));
    if (taken_sentence && find(name.word)) return troubles_.fail(about(taken_sentence, name.word));
    if (places >= max_rule_names) return troubles_.fail(about("rule.too-many-names", std::to_string(max_rule_names)));
    const NamePlace place{places++};
    bound = Bound::NewName(place, name.given());
    known.push_back({name.word, what, place});
    return true;
}

// The attacker or target of the rule's event is kept only for rules that speak of it.
const NameBinding::Known* NameBinding::spoken_of(const Known* found) {
    if (found && is_other(*found)) play_.names_other.insert(rule);
    return found;
}
bool NameBinding::is_other(const Known& name) {
    return name.place == event_other && (name.word == "attacker" || name.word == "target");
}
const NameBinding::Known* NameBinding::last_figure() const {
    const auto found = std::ranges::find(known.rbegin(), known.rend(), NameOf::Figure, &Known::what);
    return found == known.rend() ? nullptr : &*found;
}
std::vector<std::string> NameBinding::names(std::initializer_list<std::string_view> more,
                                            std::optional<NameOf> what) const {
    std::vector<std::string> words(more.begin(), more.end());
    for (const Known& each : known)
        if (!what || each.what == *what) words.push_back(each.word);
    return words;
}

// ---- what the file and the catalogue name

std::optional<ZoneRef> NameBinding::zone(const std::string& word) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < play_.zones.size(); ++i) {
        const bool known_here = i < known_zones;
        if (play_.zones[i].id == word && known_here) return ZoneRef{static_cast<int>(i)};
        if (play_.zones[i].id == word) {
            troubles_.fail(about(i == known_zones ? "rule.zone-in-itself" : "rule.zone-further-down", word));
            return {};
        }
        if (known_here) ids.push_back(play_.zones[i].id);
    }
    if (word == own_start_word || word == enemy_start_word) return start_zone(word);
    ids.insert(ids.end(), {std::string(own_start_word), std::string(enemy_start_word)});
    unknown(no_zone, word, std::move(ids));
    return {};
}

// What a zone is does not depend on who asks.
std::optional<ZoneRef> NameBinding::start_zone(const std::string& word) {
    if (known_zones < play_.zones.size()) {
        troubles_.fail(about("rule.start-of-nobody", word));
        return {};
    }
    play_.names_starts = true;
    return word == own_start_word ? own_start_zone : enemy_start_zone;
}

std::optional<TallyRef> NameBinding::tally(const std::string& word) {
    const auto found = std::ranges::find(play_.tallies, word);
    const TallyRef ref{static_cast<int>(found - play_.tallies.begin())};
    if (found != play_.tallies.end()) return ref;
    if (new_tallies == NewTallies::WhenSet && !in_effects) {
        unknown(no_tally, word, play_.tallies);
        return {};
    }
    play_.tallies.push_back(word);
    return ref;
}

std::optional<CardKind> NameBinding::card(const std::string& word) {
    const auto found = state_.catalogue().card(word);
    if (!found) unknown(no_card, word, ids_of(state_.catalogue().cards()));
    return found;
}

std::optional<TerrainKind> NameBinding::terrain(const std::string& word) {
    const auto found = state_.catalogue().terrain(word);
    if (!found) unknown(no_terrain, word, ids_of(state_.catalogue().terrains()));
    return found;
}

std::optional<PieceKind> NameBinding::kind(const std::string& word) {
    const auto found = state_.catalogue().piece(word);
    if (!found) {
        unknown(no_kind, word, ids_of(state_.catalogue().pieces()));
        return {};
    }
    const PieceType& type = state_.catalogue()[*found];
    if (type.plain_tile() && type.standable && type.hexes.size() == 1) return found;
    troubles_.fail(about("rule.cannot-cover", word));
    return {};
}

std::optional<PieceId> NameBinding::piece(const std::string& word) {
    std::vector<std::string> all;
    for (const auto& [id, name] : state_.battlefield->names()) {
        if (name == word) return id;
        all.push_back(name);
    }
    unknown(no_piece, word, std::move(all));
    return {};
}

std::optional<GlyphRef> NameBinding::glyph(const std::string& word) {
    if (const Known* one = find(word, NameOf::Glyph)) {
        if (one->place == event_glyph && one->word == "event") play_.names_glyph.insert(rule);
        return GlyphRef{.name = one->place};
    }
    if (const auto found = state_.catalogue().glyph(word)) return GlyphRef{.kind = *found};
    unknown(no_glyph, word, ids_of(state_.catalogue().glyphs()));
    return {};
}

std::optional<RuleRef> NameBinding::rule_called(const std::string& word) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < play_.written.rules.size(); ++i) {
        const Rule& rule = play_.written.rules[i];
        if (rule.id.word == word || word_of_rule(rule) == word) return RuleRef{static_cast<int>(i)};
        ids.push_back(play_.written.rules[i].id.word);
    }
    unknown(no_rule, word, std::move(ids));
    return {};
}

// ---- figures and spaces

std::optional<FigureRef> NameBinding::figure(const std::string& word) {
    if (!word.empty() || !in_effects) return asked_figure(word);  // Without a name, the figure asked about.
    if (const Known* last = last_figure()) return FigureRef{last->place};
    troubles_.fail(about("rule.which-figure", ""));
    return {};
}

std::optional<FigureRef> NameBinding::asked_figure(const std::string& word) {
    if (word.empty()) {  // In a condition it means the figure asked about.
        const Known* last = in_effects ? last_figure() : nullptr;
        return last ? FigureRef{last->place} : FigureRef{};
    }
    if (const Known* found = spoken_of(find(word, NameOf::Figure))) return FigureRef{found->place};
    unknown(no_figure_name, word, names({}, NameOf::Figure));
    return {};
}

std::optional<SpaceRef> NameBinding::space(const std::string& word) {
    if (const auto written = space_from(word)) {
        if (state_.board->index(*written) == no_space) {
            troubles_.fail(about("rule.no-space", word));
            return {};
        }
        play_.written_spaces.push_back(*written);
        return SpaceRef{.where = SpaceRef::Where::Written, .written = play_.written_spaces.size() - 1};
    }
    if (const Known* found = find(word, NameOf::Space))
        return SpaceRef{.where = SpaceRef::Where::Named, .name = found->place};
    unknown(no_space_name, word, names({}, NameOf::Space));
    return {};
}

// Names as records write them are looked up when they are needed.
std::optional<ActorRef> NameBinding::of_test(const std::string& word) {
    if (word.find('.') != std::string::npos) return ActorRef{.word = word};
    if (const Known* found = find(word, NameOf::Figure)) return ActorRef{found->place, word};
    unknown(no_actor, word, names({}, NameOf::Figure));
    return {};
}

// ---- players

bool NameBinding::is_here(int player) {
    return player < players_here || troubles_.fail({"test.no-player", {{"player", player + 1}, {"n", players_here}}});
}

std::optional<PlayerRef> NameBinding::player(const std::string& word) {
    using Who = PlayerRef::Who;
    constexpr std::pair<std::string_view, Who> words[] = {
        {"turn", Who::InTurn}, {"last-to-act", Who::LastToAct}, {"first", Who::First}, {"nobody", Who::Nobody}};
    for (const auto& [each, who] : words)
        if (word == each) return PlayerRef{who};
    if (const auto number = player_numbered(word)) {
        const PlayerRef numbered{Who::Numbered, static_cast<std::int8_t>(*number - 1)};
        return is_here(*number - 1) ? std::optional(numbered) : std::nullopt;
    }
    if (word == "controller") {
        const Known* last = in_effects ? last_figure() : nullptr;
        if (last) return PlayerRef{.who = Who::ControllerOf, .name = last->place};
        if (!in_effects) return PlayerRef{Who::ControllerHere};
        troubles_.fail(about("rule.which-figure", word));
        return {};
    }
    if (const Known* other = find(word, NameOf::Figure); other && is_other(*other))
        return PlayerRef{.who = Who::ControllerOf, .name = spoken_of(other)->place};
    if (const Known* found = find(word, NameOf::Player)) return PlayerRef{.who = Who::Named, .name = found->place};
    const bool event = find("event", NameOf::Player) != nullptr;  // Only a rule has an event.
    unknown(event ? no_player : no_player_here, word,
            names({"turn", "last-to-act", "first", "controller", "nobody"}, NameOf::Player));
    return {};
}

std::optional<OwnerRef> NameBinding::owner(const std::string& word) {
    using Who = OwnerRef::Who;
    if (word == "figure") {
        const Known* last = in_effects ? last_figure() : nullptr;
        if (last || !in_effects)
            return OwnerRef{.who = Who::Figure, .figure = last ? FigureRef{last->place} : FigureRef{}};
        troubles_.fail(about("rule.which-figure", word));
        return {};
    }
    if (const std::string_view figure = figure_of_event_owner(word); !figure.empty()) {
        if (const Known* found = spoken_of(find(figure, NameOf::Figure)))
            return OwnerRef{.who = Who::Figure, .figure = {found->place}};
        unknown(no_figure_name, figure, names({}, NameOf::Figure));
        return {};
    }
    if (const Known* found = find(word); found && found->what == NameOf::Figure && !is_other(*found))
        return OwnerRef{.who = Who::Figure, .figure = {found->place}};
    if (const auto zone = zone_as_owner(word)) return zone;
    const auto meant = player(word);
    return meant ? std::optional(OwnerRef{.who = Who::Player, .player = *meant}) : std::nullopt;
}

// Names that a rule gives, and players, come before zones of that name.
std::optional<OwnerRef> NameBinding::zone_as_owner(const std::string& word) {
    if (find(word) || is_reserved(word)) return {};
    const auto found = std::ranges::find(play_.zones, word, &ZoneInPlay::id);
    if (found == play_.zones.end()) return {};
    return OwnerRef{.who = OwnerRef::Who::Zone, .zone = ZoneRef{static_cast<int>(found - play_.zones.begin())}};
}

std::optional<WinnerRef> NameBinding::winner(const std::string& word) {
    using Who = WinnerRef::Who;
    constexpr std::pair<std::string_view, Who> words[] = {{"each", Who::Each},
                                                          {"last-standing", Who::LastStanding},
                                                          {"most-points", Who::MostPoints},
                                                          {"nobody", Who::Nobody}};
    for (const auto& [each, who] : words)
        if (word == each) return WinnerRef{who};
    if (const auto number = player_numbered(word)) return WinnerRef{Who::Numbered, *number - 1};
    unknown(no_winner, word, {"each", "last-standing", "most-points", "nobody"});
    return {};
}

std::optional<ResultRef> NameBinding::result(const std::string& word) {
    using Who = ResultRef::Who;
    if (const auto number = player_numbered(word)) {
        const ResultRef won{Who::Player, *number - 1};
        return is_here(*number - 1) ? std::optional(won) : std::nullopt;
    }
    if (word == "nobody") return ResultRef{Who::Nobody};
    if (word == "open") return ResultRef{Who::Open};
    unknown(no_result, word, {"nobody", "open"});
    return {};
}

}  // namespace hexwright::rulebook
