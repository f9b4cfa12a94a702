#include "engine/story/wording.h"

#include "engine/board/hex/direction.h"
#include "engine/game/objects.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rules/movement.h"
#include "engine/scenario/unrolled.h"

#include <algorithm>
#include <charconv>

namespace hexwright::story {
namespace {

std::string text(const GameState&, int number) { return number == 0 ? "" : std::to_string(number); }
std::string text(const GameState&, std::int64_t number) { return number == 0 ? "" : std::to_string(number); }
std::string text(const GameState&, std::uint64_t number) { return number == 0 ? "" : std::to_string(number); }
std::string text(const GameState&, const std::string& words) { return words; }
std::string text(const GameState&, bool yes) { return yes ? "yes" : ""; }
std::string text(const GameState& s, FigureId figure) { return figure.valid() ? name_of(s, figure) : ""; }
std::string text(const GameState& s, CardId card) { return card.valid() ? name_of(s, card) : ""; }
std::string text(const GameState& s, ObjectId object) { return object.valid() ? type_of(s, object).name : ""; }
std::string text(const GameState& s, GlyphKind kind) { return kind.valid() ? s.catalogue()[kind].id : ""; }
std::string text(const GameState& s, TallyId tally) {
    const std::string* const name = tally_name(s, tally);
    return name ? *name : "";
}
std::string text(const GameState& s, RuleId rule) {
    return rule.valid() ? word_of_rule(s.setup->rulebook->written.rules[rule.index()]) : "";
}
std::string text(const GameState& s, CardKind kind) { return kind.valid() ? s.catalogue()[kind].id : ""; }
std::string text(const GameState&, PlayerId player) { return player.valid() ? std::to_string(player.value + 1) : ""; }
std::string text(const GameState&, GlyphId glyph) { return glyph.valid() ? std::to_string(glyph.value + 1) : ""; }

std::string text(const GameState& s, SpaceIndex space) {
    if (space == turn_round) return "turn";
    return space >= 0 ? to_text((*s.board)[space].space) : "";
}

std::string text(const GameState& s, const DicePart& part) {  // For example "height=1", "1.raelin-sotm.1.1/1=2".
    using enum DicePart::From;
    const std::string dice = "=" + std::to_string(part.dice);
    switch (part.from) {
        case Height:
            return "height" + dice;
        case Power:
            return name_of(s, part.figure) + "/" + std::to_string(part.power) + dice;
        case Glyph:
            return "glyph/" + text(s, part.glyph) + dice;
        case Rules:
            return "rules" + dice;
        case Ground:
            return "ground" + dice;
        case Card:
            return "gained" + dice;
    }
    return {};
}

template <class T>
std::string text(const GameState& s, const std::vector<T>& list) {
    std::string all;
    for (const T& each : list) {
        const std::string word = text(s, each);
        all += (all.empty() ? "" : " ") + (word.empty() ? "0" : word);
    }
    return all;
}

// A power that goes along a line has no second space: its way is a direction, which the action keeps as one.
void say_direction(const UsePower& use, Wording& wording) {
    if (use.target.valid() || use.card.valid() || use.tail == no_space) return;
    const auto tail = std::ranges::find(wording.members, "tail", &std::pair<std::string, std::string>::first);
    if (tail != wording.members.end()) *tail = {"direction", std::string(to_text(static_cast<Direction>(use.tail)))};
}
template <class Kind>
void say_direction(const Kind&, Wording&) {}

template <class Variant>
Wording words(const GameState& state, const Variant& value) {
    return std::visit(
        [&](const auto& each) {
            Wording wording{std::string(each.name)};
            each_field(each, [&](std::string_view name, const auto& member) {
                if (std::string word = text(state, member); !word.empty())
                    wording.members.emplace_back(name, std::move(word));
            });
            say_direction(each, wording);
            return wording;
        },
        value);
}

// ---- back

bool read(const GameState&, std::string_view word, int& number) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc{} && end == word.data() + word.size() && number >= -most_counted &&
           number <= most_counted;
}
bool read(const GameState& s, std::string_view word, std::uint8_t& face) {
    int number = 0;
    const bool ok = read(s, word, number) && number >= 0 && number <= 255;
    face = static_cast<std::uint8_t>(number);
    return ok;
}
bool read(const GameState&, std::string_view word, std::uint64_t& number) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc{} && end == word.data() + word.size();
}
bool read(const GameState&, std::string_view word, bool& yes) { return (yes = word == "yes") || word == "no"; }
bool read(const GameState& s, std::string_view word, FigureId& id) { return (id = figure_named(s, word)).valid(); }
bool read(const GameState& s, std::string_view word, ObjectId& id) { return (id = object_named(s, word)).valid(); }
bool read(const GameState& s, std::string_view word, CardId& id) { return (id = card_named(s, word)).valid(); }
bool read(const GameState& s, std::string_view word, CardKind& kind) {
    const auto found = s.catalogue().card(word);
    if (found) kind = *found;
    return found.has_value();
}
bool read(const GameState& s, std::string_view word, GlyphKind& kind) {
    const auto found = s.catalogue().glyph(word);
    if (found) kind = *found;
    return found.has_value();
}
bool read(const GameState& s, std::string_view word, TallyId& tally) {
    for (tally = TallyId{0}; const std::string* name = tally_name(s, tally); ++tally.value)
        if (*name == word) return true;
    return false;
}
bool read(const GameState& s, std::string_view word, RuleId& rule) {
    if (!s.setup->rulebook) return false;
    const auto& rules = s.setup->rulebook->written.rules;
    const auto found = std::ranges::find(rules, word, word_of_rule);
    rule = RuleId{static_cast<int>(found - rules.begin())};
    return found != rules.end();
}
bool read(const GameState& s, std::string_view word, PlayerId& player) {
    int number = 0;
    const bool ok = read(s, word, number) && number >= 1 && number <= static_cast<int>(s.players.size());
    player = PlayerId{number - 1};
    return ok;
}
bool read(const GameState& s, std::string_view word, GlyphId& glyph) {
    int number = 0;
    const bool ok = read(s, word, number) && number >= 1 && number <= static_cast<int>(s.glyphs.size());
    glyph = GlyphId{number - 1};
    return ok;
}
bool read(const GameState& s, std::string_view word, SpaceIndex& index) {
    if (word == "turn") {
        index = turn_round;
        return true;
    }
    const auto space = space_from(word);
    index = space ? s.board->index(*space) : no_space;
    return index != no_space;
}
template <class T>
bool read(const GameState& s, std::string_view all, std::vector<T>& list) {
    while (!all.empty()) {
        const auto end = std::min(all.find(' '), all.size());
        T value{};
        if (list.size() > 500 || !read(s, all.substr(0, end), value)) return false;
        list.push_back(value);
        all.remove_prefix(std::min(end + 1, all.size()));
    }
    return true;
}

struct BadWord {
    std::string member, value;
};

// Records of earlier versions have the direction as a tail: the space whose number it is.
std::size_t read_direction(const Wording& wording, UsePower& use, BadWord& trouble) {
    const auto member = std::ranges::find(wording.members, "direction", &std::pair<std::string, std::string>::first);
    if (member == wording.members.end()) return 0;
    const auto way = std::ranges::find(all_directions, member->second, [](Direction each) { return to_text(each); });
    if (way == all_directions.end()) trouble = {member->first, member->second};
    else use.tail = static_cast<SpaceIndex>(*way);
    return 1;
}
template <class Kind>
std::size_t read_direction(const Wording&, Kind&, BadWord&) {
    return 0;
}

template <class Kind>
bool fill(const GameState& state, const Wording& wording, Action& action, BadWord& trouble) {
    if (wording.name != Kind::name) return false;
    Kind made;
    std::size_t used = 0;
    each_field(made, [&](std::string_view name, auto& member) {
        const auto found =
            std::ranges::find(wording.members, name, [](const auto& m) { return std::string_view(m.first); });
        if (found == wording.members.end()) return;
        ++used;
        if (trouble.member.empty() && !read(state, found->second, member)) trouble = {found->first, found->second};
    });
    used += read_direction(wording, made, trouble);
    if (used < wording.members.size() && trouble.member.empty())
        trouble = {wording.members.back().first, wording.members.back().second};
    action = std::move(made);
    return true;
}

template <std::size_t... I>
bool fill_any(const GameState& state, const Wording& wording, Action& action, BadWord& trouble,
              std::index_sequence<I...>) {
    return (fill<std::variant_alternative_t<I, AnyAction>>(state, wording, action, trouble) || ...);
}

}  // namespace

Wording wording_of(const GameState& before, const Action& action) { return words(before, action); }
Wording wording_of(const GameState& after, const Event& event) { return words(after, event); }

Result<Action> action_of(const GameState& before, const Wording& wording) {
    Action action;
    BadWord trouble;
    if (!fill_any(before, wording, action, trouble, std::make_index_sequence<std::variant_size_v<AnyAction>>{}))
        return failure(Message{"record.no-such-action", {{"name", wording.name}}});
    if (!trouble.member.empty())
        return failure(Message{"record.wrong-member",
                               {{"name", wording.name}, {"member", trouble.member}, {"value", trouble.value}}});
    return action;
}

std::string face_text(int marker) { return marker == x_marker ? "X" : std::to_string(marker); }

}  // namespace hexwright::story
