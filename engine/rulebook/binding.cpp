// Binding: one walk over all words resolves every name in a scenario's rules to what it stands for in a game.
#include "engine/rulebook/name_binding.h"
#include "engine/rulebook/rule_cost.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/word_sense.h"
#include "engine/rulebook/word_troubles.h"
#include "engine/rulebook/wrong_words.h"
#include "engine/scenario/slot_sentences.h"
#include "engine/scenario/trial.h"
#include "engine/scenario/unrolled.h"
#include "engine/scenario/word_text.h"

#include <algorithm>
#include <type_traits>

namespace hexwright::rulebook {
namespace {

class Binder {
public:
    Binder(const Scenario& scenario, const GameState& state, RulebookInPlay& play)
        : scenario_(scenario), state_(state), play_(play) {}

    // All words, also behind one that is wrong.
    void run() {
        for (const DeclaredTally& declared : play_.book.tallies)  // It goes on, though no rule here may speak of it.
            if (declared.carried == YesNo::Yes) play_.tallies.push_back(declared.id.word);
        for (ZoneInPlay& zone : play_.zones) {
            here() = {.line = zone_line(zone.id), .member = "conditions"};
            bind(zone.conditions);
            ++names_.known_zones;
        }
        for (Modifier& modifier : play_.book.modifiers) bind_alone(modifier);
        for (std::size_t i = 0; i < play_.book.rules.size(); ++i) {
            names_.rule = static_cast<int>(i);
            bind_alone(play_.book.rules[i]);
            note_events(play_.book.rules[i]);
        }
        for (Win& win : play_.book.victory.wins) bind_alone(win);
        for (BonusPoints& score : play_.book.victory.scores) bind(score.counter);
    }

    // A test's figures have names from beginning to end; no other names are known.
    void bind_test(ScenarioTest& test, Judged judged) {
        names_.known.clear();
        names_.players_here = static_cast<int>(state_.players.size());
        names_.new_tallies = judged == Judged::Whole ? NewTallies::WhenSet : NewTallies::Always;
        names_.places = 0;
        here() = {.line = test.line};
        names_.rule = static_cast<int>(play_.book.rules.size());
        play_.book.rules.push_back({.id = test.id});
        play_.written_as.push_back(names_.rule);
        if (test.given) bind_given(*test.given);
        bind_steps(test.steps);
    }

    const std::vector<Refusal>& troubles() const { return troubles_.all(); }

private:
    using Place = WordTroubles::Place;
    Place& here() { return troubles_.here; }
    bool fail(const char* sentence, std::string_view word) { return troubles_.fail({sentence, {{"word", word}}}); }
    bool too_many_names() { return fail("rule.too-many-names", std::to_string(max_rule_names)); }

    int zone_line(const std::string& id) const {
        const auto zone = std::ranges::find(*scenario_.zones, id, &Zone::id);
        return zone == scenario_.zones->end() ? 0 : zone->line;
    }

    void note_events(const Rule& rule) {
        for (const On& on : rule.events) play_.events |= 1u << static_cast<int>(on.event);
    }

    // ---- tests

    void bind_given(trial::Given& given) {
        for (trial::Figure& figure : given.figures) bind_figure(figure);
        const auto each = [this](auto& part) {
            here() = {.line = part.line};
            bind(part);
        };
        each_part(given.glyphs, each);
        bind(given.effects);
        each_part(given.cards, each);
        each_part(given.turn, each);
        each_part(given.attacked, each);
        each_part(given.used, each);
        if (given.so_far) bind_steps(given.so_far->steps);
    }
    void bind_steps(std::vector<TestStep>& steps) {
        for (TestStep& step : steps) {
            here() = {.line = step.line};
            // It belongs to another game and is bound when that one begins.
            if (!std::holds_alternative<trial::Follows>(step.is))
                std::visit([this](auto& word) { bind(word); }, step.is);
        }
    }
    void bind_figure(trial::Figure& figure) {
        here() = {.line = figure.line};
        bind(figure.card);
        bind(figure.piece);
        if (figure.as.given()) names_.introduce(figure.as, NameOf::Figure, "test.name-twice");
    }

    // ---- words

    // Binds a rule, modifier or win, which knows its event's figure, player and glyph and no other names.
    template <class Word>
    bool bind_alone(Word& word) {
        names_.known.clear();
        names_.places = 0;
        here() = {.line = word.line};
        names_.in_effects = false;
        if constexpr (std::is_same_v<Word, Rule>) know_event_of(word);
        if (!bind(word)) return false;
        const bool taken = (play_.names_other.contains(names_.rule) && names_.most_places > event_other.value) ||
                           (play_.names_glyph.contains(names_.rule) && names_.most_places > event_glyph.value);
        return !taken || too_many_names();
    }
    void know_event_of(const Rule& rule) {
        const auto all = [&](bool (*have)(EventKind)) {
            return !rule.events.empty() && std::ranges::all_of(rule.events, have, &On::event);
        };
        if (all(event_has_attacker)) names_.known.push_back({"attacker", NameOf::Figure, event_other});
        if (all(event_has_target)) names_.known.push_back({"target", NameOf::Figure, event_other});
        names_.known.push_back({"event", NameOf::Figure, event_figure});
        names_.known.push_back({"event", NameOf::Player, event_player});
        if (all(event_has_glyph)) names_.known.push_back({"event", NameOf::Glyph, event_glyph});
        names_.places = 2;
        names_.most_places = 0;
    }

    template <HasFields Word>
    bool bind(Word& word) {
        const std::size_t before = names_.known.size();
        const int places = names_.places;
        if constexpr (requires { requires std::same_as<decltype(Word::line), FileLine>; }) troubles_.at_word(word.line);
        const Place place = here();
        bool ok = is_whole(word);
        const auto each_member = [&](auto bind_it) {
            each_field(word, [&](std::string_view name, auto& member) {
                here().member = name;
                ok = bind_it(name, member) && ok;
                here() = place;  // Behind the words that stand in this one.
            });
        };
        // The player who decides.
        each_member([&](std::string_view name, auto& member) { return name != "by" || bind_member(member); });
        if constexpr (!std::is_same_v<Word, Rule>)
            each_member([&](std::string_view name, auto& member) { return introduce(word, name, member); });
        each_member([&](std::string_view name, auto& member) { return name == "by" || bind_member(member); });
        ok = ok && sense_.makes_sense(word);
        names_.known.resize(before);
        names_.places = places;
        return ok;
    }

    // A member that must be given and is not has been told as a hole.
    template <class Member>
    bool bind_member(Member& member) {
        if constexpr (!Nested<Member>)
            if (is_missing(member)) return false;
        return bind(member);
    }

    // No member that must be given is missing; a scenario with such holes can be edited but not played.
    template <HasFields Word>
    bool is_whole(const Word& word) {
        std::optional<SlotKind> hole;
        const auto note = [&]<class Member>(std::string_view name, const Member&) {
            hole = SlotKindOf<Member>::kind;
            here().member = name;
        };
        each_field(word, [&]<class Member>(std::string_view name, const Member& member) {
            if constexpr (!Nested<Member>)
                if (!hole && is_missing(member)) note(name, member);
        });
        if constexpr (requires { word.lacks(); })
            if (const std::string_view lacking = word.lacks(); !hole && !lacking.empty())
                each_field(word, [&](std::string_view name, const auto& member) {
                    if (name == lacking) note(name, member);
                });
        if (!hole) return true;
        troubles_.fail({"rule.hole", {{"hole", hole_sentences[*hole]}}});
        here().member = {};
        return false;
    }

    bool bind(Conditions& conditions) {
        const bool in_effects = std::exchange(names_.in_effects, false);
        const Place place = here();
        bool ok = true;
        for (std::size_t i = 0; i < conditions.size(); ++i) {
            Condition& condition = conditions[i];
            here() = place;
            troubles_.go_inside(i);
            troubles_.at_word(condition.line);
            const bool counts = std::holds_alternative<condition::Count>(condition.is) ||
                                std::holds_alternative<condition::Within>(condition.is) ||
                                std::holds_alternative<condition::NextTo>(condition.is);
            ok = in_counts(counts,
                           [&] { return std::visit([this](auto& word) { return bind(word); }, condition.is); }) &&
                 ok;
        }
        here() = place;
        names_.in_effects = in_effects;
        return ok;
    }
    // Binds with `bind_it` what stands in so many words that count.
    template <class BindIt>
    bool in_counts(bool counts, BindIt bind_it) {
        if (counts && counts_ == max_nested_counts)
            return fail("rule.counts-too-deep", std::to_string(max_nested_counts));
        counts_ += counts;
        const bool ok = bind_it();
        counts_ -= counts;
        return ok;
    }

    bool bind(Effects& effects) {
        const bool in_effects = std::exchange(names_.in_effects, true);
        const auto first = static_cast<std::int16_t>(play_.effects.size());
        for (std::size_t i = 0; i < effects.size(); ++i) {  // Effects of one list are adjacent.
            effects[i].number = first + static_cast<int>(i);
            play_.effects.push_back(
                {&effects[i], static_cast<std::int16_t>(i + 1 < effects.size() ? first + static_cast<int>(i) + 1 : -1),
                 static_cast<std::int16_t>(names_.rule)});
        }
        const bool ok = bind_parts(effects, [&](Effect& effect) { return bind(effect); });
        names_.in_effects = in_effects;
        return ok;
    }
    template <Nested Member>
    bool bind(Member& member) {
        return bind_parts(member, [&](auto& part) { return bind(part); });
    }
    bool bind(Amounts& amounts) {
        return bind_parts(amounts, [&](Amount& amount) {
            const bool counts =
                std::holds_alternative<amount::Count>(amount.is) || std::holds_alternative<amount::Distance>(amount.is);
            return in_counts(counts, [&] { return bind<Amount>(amount); });
        });
    }
    // All parts of the list that is the current member, also behind one that is wrong.
    template <class List, class BindIt>
    bool bind_parts(List& parts, BindIt bind_it) {
        const Place place = here();
        bool ok = true;
        std::size_t number = 0;
        each_part(parts, [&](auto& part) {
            here() = place;
            troubles_.go_inside(number++);
            ok = bind_it(part) && ok;
        });
        here() = place;
        return ok;
    }
    template <OneOfWords Wrapper>
    bool bind(Wrapper& wrapper) {
        troubles_.at_word(wrapper.line);
        return std::visit([&](auto& word) { return bind(word); }, wrapper.is);
    }
    template <class Other>
    bool bind(Other& member) {
        return names_.bind(member);
    }

    // ---- new names

    template <class Word, class Member>
    bool introduce(Word&, std::string_view, Member&) {
        return true;
    }
    template <class Word>
    bool introduce(Word& word, std::string_view member, NewName& name) {
        if (member == "id") return true;
        if (named_by(member) == NameOf::Zone || named_by(member) == NameOf::Piece) return true;  // It is written out.
        if (!sense_.names_one(word)) return false;
        if constexpr (std::is_same_v<Word, effect::Choose>) {
            // The figure that is chosen needs no name.
            if (!name.given() && (member == "space" || word.space.given())) return true;
        } else {
            if (!name.given()) return true;
        }
        if (!names_.introduce(name, named_by(member), nullptr)) return false;
        names_.most_places = std::max(names_.most_places, names_.places);
        return true;
    }

    static constexpr int max_nested_counts = 3;

    const Scenario& scenario_;
    const GameState& state_;
    RulebookInPlay& play_;
    WordTroubles troubles_{};
    NameBinding names_{state_, play_, troubles_};
    WordSense sense_{state_, names_, troubles_};
    int counts_ = 0;
};

void take_zones(const Scenario& scenario, const GameState& state, RulebookInPlay& play) {
    for (const Zone& zone : *scenario.zones) {
        ZoneInPlay in_play{zone.id, {}, zone.conditions ? *zone.conditions : Conditions{}, zone.conditions_do};
        for (const Space& space : zone.spaces)
            if (const SpaceIndex index = state.board->index(space); index != no_space) in_play.spaces.push_back(index);
        std::ranges::sort(in_play.spaces);
        play.zones.push_back(std::move(in_play));
    }
}

void take_pieces(const GameState& state, RulebookInPlay& play) {
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        if (!state.cards[i].piece.valid()) continue;
        play.piece_figures.emplace_back(state.cards[i].piece, figures_of(state, CardId{static_cast<int>(i)}).front());
    }
}

// nullptr where there are troubles.
std::shared_ptr<const RulebookInPlay> bind_all(const Scenario& scenario, const GameState& state, ScenarioTest* test,
                                               Judged judged, std::vector<Refusal>& troubles) {
    auto play = std::make_shared<RulebookInPlay>();
    Unrolled written_out = unrolled(scenario, state.catalogue());
    if (written_out.too_long || (test && !unroll(*test, scenario, state.catalogue()))) {
        troubles.push_back({{"rule.too-long", {{"n", static_cast<int>(max_unrolled_words)}}}, FilePos{}});
        return nullptr;
    }
    play->book = std::move(written_out.book);
    play->written_as = std::move(written_out.written_as);
    play->modifiers_written_as = std::move(written_out.modifiers_written_as);
    take_zones(scenario, state, *play);
    take_pieces(state, *play);
    Binder binder(scenario, state, *play);
    binder.run();
    if (test && binder.troubles().empty()) binder.bind_test(*test, judged);
    troubles = binder.troubles();
    if (!troubles.empty()) return nullptr;
    if (auto weighed = weigh_rules(*play, state); !weighed) {
        troubles.push_back(std::move(weighed.error()));
        return nullptr;
    }
    return play;
}

bool has_words(const Scenario& scenario) {
    const bool zones =
        std::ranges::any_of(*scenario.zones, [](const Zone& zone) { return zone.conditions != nullptr; });
    return zones || !rulebook_of(scenario).empty();
}

Result<std::shared_ptr<const RulebookInPlay>> bound_or_first(std::shared_ptr<const RulebookInPlay> bound,
                                                             std::vector<Refusal>& troubles) {
    if (bound) return bound;
    troubles.front().word.clear();
    return failure(std::move(troubles.front()));
}

}  // namespace

Result<std::shared_ptr<const RulebookInPlay>> bind_rulebook(const Scenario& scenario, const GameState& state) {
    if (!has_words(scenario)) return std::shared_ptr<const RulebookInPlay>{};
    std::vector<Refusal> troubles;
    return bound_or_first(bind_all(scenario, state, nullptr, Judged::Whole, troubles), troubles);
}

std::vector<Refusal> wrong_words(const Scenario& scenario, const GameState& state) {
    std::vector<Refusal> troubles;
    if (has_words(scenario)) bind_all(scenario, state, nullptr, Judged::Whole, troubles);
    return troubles;
}

Result<std::shared_ptr<const RulebookInPlay>> bind_for_test(const Scenario& scenario, const GameState& state,
                                                            ScenarioTest& test, Judged judged) {
    std::vector<Refusal> troubles;
    return bound_or_first(bind_all(scenario, state, &test, judged, troubles), troubles);
}

}  // namespace hexwright::rulebook
