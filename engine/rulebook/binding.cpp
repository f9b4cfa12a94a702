// Binding: one walk over all words makes the bound ones of them, in which every name is what it stands for in a game.
#include "engine/rulebook/name_binding.h"
#include "engine/rulebook/rule_cost.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/test_in_play.h"
#include "engine/rulebook/word_sense.h"
#include "engine/rulebook/word_troubles.h"
#include "engine/rulebook/wrong_words.h"
#include "engine/scenario/bound_trial.h"
#include "engine/scenario/slot_sentences.h"
#include "engine/scenario/trial.h"
#include "engine/scenario/unrolled.h"
#include "engine/scenario/word_text.h"

#include <algorithm>
#include <cstddef>
#include <type_traits>

namespace hexwright::rulebook {
namespace {

// Where this word stands among the alternatives of a variant, in which it is.
template <class Word, class... Words>
constexpr std::size_t place_among(const std::variant<Words...>*) {
    std::size_t place = 0, i = 0;
    ((std::is_same_v<Word, Words> ? void(place = i++) : void(++i)), ...);
    return place;
}

// Calls function(name, written, bound) for each member of the word's two forms.
template <class Word, class BoundWord, class Function>
void each_of_both(const Word& word, BoundWord& bound, Function function) {
    word.with_fields([&](const auto&... written) {
        bound.with_fields([&](auto&... meant) {
            std::size_t i = 0;
            (function(field_names<Word>[i++], written, meant), ...);
        });
    });
}

class Binder {
public:
    Binder(const Scenario& scenario, const GameState& state, RulebookInPlay& play)
        : scenario_(scenario), state_(state), play_(play) {}

    // All words, also behind one that is wrong.
    void run() {
        const Rulebook& book = play_.written;
        for (const DeclaredTally& declared : book.tallies)  // It goes on, though no rule here may speak of it.
            if (declared.carried == YesNo::Yes) play_.tallies.push_back(declared.id.word);
        for (std::size_t i = 0; i < play_.zones.size(); ++i) {
            ZoneInPlay& zone = play_.zones[i];
            here() = {.line = (*scenario_.zones)[i].line, .member = "conditions"};
            if (zone.written) bind(*zone.written, zone.conditions);
            ++names_.known_zones;
        }
        bind_each_alone(book.modifiers, play_.book.modifiers);
        play_.book.rules.resize(book.rules.size());
        for (std::size_t i = 0; i < book.rules.size(); ++i) {
            names_.rule = static_cast<int>(i);
            bind_alone(book.rules[i], play_.book.rules[i]);
            note_events(book.rules[i]);
        }
        bind_victory(book.victory, play_.book.victory);
    }

    // A test's figures have names from beginning to end; no other names are known.
    void bind_test(const ScenarioTest& test, bound::ScenarioTest& bound, Judged judged) {
        names_.known.clear();
        names_.players_here = static_cast<int>(state_.players.size());
        names_.has_damage = false;
        names_.new_tallies = judged == Judged::Whole ? NewTallies::WhenSet : NewTallies::Always;
        names_.places = 0;
        here() = {.line = test.line};
        names_.rule = static_cast<int>(play_.book.rules.size());
        play_.written.rules.push_back({.id = test.id});
        play_.book.rules.emplace_back();
        play_.written_as.push_back(names_.rule);
        if (test.given) bind_given(*test.given, bound.given.emplace());
        bind_steps(test.steps, bound.steps);
    }

    const std::vector<Refusal>& troubles() const { return troubles_.all(); }

private:
    using Place = WordTroubles::Place;
    Place& here() { return troubles_.here; }
    bool fail(const char* sentence, std::string_view word) { return troubles_.fail({sentence, {{"word", word}}}); }
    bool too_many_names() { return fail("rule.too-many-names", std::to_string(max_rule_names)); }

    void note_events(const Rule& rule) {
        for (const On& on : rule.events) play_.events |= 1u << static_cast<int>(on.event);
    }

    // ---- tests

    // The members in the order in which they have always been told of.
    void bind_given(const trial::Given& given, bound::trial::Given& bound) {
        copy_values(given, bound);
        bound.figures.resize(given.figures.size());
        for (std::size_t i = 0; i < given.figures.size(); ++i) bind_figure(given.figures[i], bound.figures[i]);
        const auto each = [this](const auto& part, auto& bound_part) {
            here() = {.line = part.line};
            bind(part, bound_part);
        };
        each_part_of_both(given.glyphs, bound.glyphs, each);
        bind(given.effects, bound.effects);
        each_part_of_both(given.cards, bound.cards, each);
        each_part_of_both(given.turn, bound.turn, each);
        each_part_of_both(given.attacked, bound.attacked, each);
        each_part_of_both(given.used, bound.used, each);
        if (given.so_far) bind_steps(given.so_far->steps, bound.so_far.emplace().steps);
    }
    void bind_steps(const std::vector<TestStep>& steps, std::vector<bound::TestStep>& bound) {
        bound.resize(steps.size());
        for (std::size_t i = 0; i < steps.size(); ++i) {
            here() = {.line = steps[i].line};
            bound[i].line = steps[i].line;
            bound[i].written = &steps[i];
            // It belongs to another game and is bound when that one begins.
            if (std::holds_alternative<trial::Follows>(steps[i].is)) bound[i].is = bound::trial::Follows{};
            else bind_kind(steps[i], bound[i]);
        }
    }
    void bind_figure(const trial::Figure& figure, bound::trial::Figure& bound) {
        here() = {.line = figure.line};
        copy_values(figure, bound);
        bind(figure.card, bound.card);
        bind(figure.piece, bound.piece);
        if (figure.as.given()) names_.introduce(figure.as, bound.as, NameOf::Figure, "test.name-twice");
    }
    // All members that have no name in them, and the line.
    template <class Word, class BoundWord>
    void copy_values(const Word& word, BoundWord& bound) {
        if constexpr (requires { bound.line = word.line; }) bound.line = word.line;
        each_of_both(word, bound, []<class Member>(std::string_view, const Member& member, auto& same) {
            if constexpr (std::is_same_v<Member, std::remove_reference_t<decltype(same)>>) same = member;
        });
    }

    // ---- words

    // Binds a rule, modifier or win, which knows its event's figure, player and glyph and no other names.
    template <class Word, class BoundWord>
    bool bind_alone(const Word& word, BoundWord& bound) {
        names_.known.clear();
        names_.places = 0;
        here() = {.line = word.line};
        names_.in_effects = names_.has_damage = false;
        if constexpr (std::is_same_v<Word, Rule>) know_event_of(word);
        if (!bind(word, bound)) return false;
        const auto is_taken = [&](const std::set<int>& rules, NamePlace place) {
            return rules.contains(names_.rule) && names_.most_places > place.value;
        };
        const bool taken = is_taken(play_.names_other, event_other) || is_taken(play_.names_glyph, event_glyph) ||
                           is_taken(play_.names_damage, event_damage);
        return !taken || too_many_names();
    }
    template <class Word, class BoundWord>
    void bind_each_alone(const std::vector<Word>& words, std::vector<BoundWord>& bound) {
        bound.resize(words.size());
        for (std::size_t i = 0; i < words.size(); ++i) bind_alone(words[i], bound[i]);
    }
    void bind_victory(const Victory& victory, bound::Victory& bound) {
        copy_values(victory, bound);
        bind_each_alone(victory.wins, bound.wins);
        bound.scores.resize(victory.scores.size());
        for (std::size_t i = 0; i < victory.scores.size(); ++i) {
            copy_values(victory.scores[i], bound.scores[i]);
            bind(victory.scores[i].counter, bound.scores[i].counter);
        }
    }
    void know_event_of(const Rule& rule) {
        const auto all = [&](bool (*have)(EventKind)) {
            return !rule.events.empty() && std::ranges::all_of(rule.events, have, &On::event);
        };
        if (all(event_has_attacker)) names_.known.push_back({"attacker", NameOf::Figure, event_other});
        if (all(event_has_target)) names_.known.push_back({"target", NameOf::Figure, event_other});
        names_.known.push_back({"event", NameOf::Figure, event_figure});
        names_.known.push_back({"event", NameOf::Player, event_player});
        names_.has_damage = all(event_has_damage);
        if (all(event_has_glyph)) names_.known.push_back({"event", NameOf::Glyph, event_glyph});
        names_.places = 2;
        names_.most_places = 0;
    }

    template <HasFields Word, class BoundWord>
    bool bind(const Word& word, BoundWord& bound) {
        const std::size_t before = names_.known.size();
        const int places = names_.places;
        if constexpr (requires { requires std::same_as<decltype(Word::line), FileLine>; }) {
            troubles_.at_word(word.line);
            bound.line = word.line;
        }
        const Place place = here();
        bool ok = is_whole(word);
        const auto each_member = [&](auto bind_it) {
            each_of_both(word, bound, [&](std::string_view name, const auto& member, auto& bound_member) {
                here().member = name;
                ok = bind_it(name, member, bound_member) && ok;
                here() = place;  // Behind the words that stand in this one.
            });
        };
        // The player who decides.
        each_member([&](std::string_view name, const auto& member, auto& bound_member) {
            return name != "by" || bind_member(member, bound_member);
        });
        if constexpr (!std::is_same_v<Word, Rule>)
            each_member([&](std::string_view name, const auto& member, auto& bound_member) {
                return introduce(word, name, member, bound_member);
            });
        each_member([&](std::string_view name, const auto& member, auto& bound_member) {
            return name == "by" || bind_member(member, bound_member);
        });
        ok = ok && sense_.makes_sense(word);
        names_.known.resize(before);
        names_.places = places;
        return ok;
    }

    // A member that must be given and is not has been told as a hole.
    template <class Member, class BoundMember>
    bool bind_member(const Member& member, BoundMember& bound) {
        if constexpr (!Nested<Member>)
            if (is_missing(member)) return false;
        return bind(member, bound);
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

    bool bind(const Conditions& conditions, bound::Conditions& bound) {
        const bool in_effects = std::exchange(names_.in_effects, false);
        const Place place = here();
        bound.resize(conditions.size());
        bool ok = true;
        for (std::size_t i = 0; i < conditions.size(); ++i) {
            const Condition& condition = conditions[i];
            here() = place;
            troubles_.go_inside(i);
            troubles_.at_word(condition.line);
            const bool counts = std::holds_alternative<condition::Count>(condition.is) ||
                                std::holds_alternative<condition::Within>(condition.is) ||
                                std::holds_alternative<condition::NextTo>(condition.is);
            bound[i].written = &condition;
            ok = in_counts(counts, [&] { return bind_kind(condition, bound[i]); }) && ok;
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

    bool bind(const Effects& effects, bound::Effects& bound) {
        const bool in_effects = std::exchange(names_.in_effects, true);
        const auto first = static_cast<std::int16_t>(play_.effects.size());
        bound.resize(effects.size());
        for (std::size_t i = 0; i < effects.size(); ++i) {  // Effects of one list are adjacent.
            bound[i].written = &effects[i];
            bound[i].number = first + static_cast<int>(i);
            play_.effects.push_back(
                {&bound[i], static_cast<std::int16_t>(i + 1 < effects.size() ? first + static_cast<int>(i) + 1 : -1),
                 static_cast<std::int16_t>(names_.rule)});
        }
        const bool ok =
            bind_parts(effects, bound, [&](const Effect& effect, auto& meant) { return bind(effect, meant); });
        names_.in_effects = in_effects;
        return ok;
    }
    template <Nested Member, class BoundMember>
    bool bind(const Member& member, BoundMember& bound) {
        return bind_parts(member, bound, [&](const auto& part, auto& bound_part) { return bind(part, bound_part); });
    }
    bool bind(const Amounts& amounts, bound::Amounts& bound) {
        return bind_parts(amounts, bound, [&](const Amount& amount, bound::Amount& meant) {
            const bool counts =
                std::holds_alternative<amount::Count>(amount.is) || std::holds_alternative<amount::Distance>(amount.is);
            return in_counts(counts, [&] { return bind<Amount>(amount, meant); });
        });
    }
    // All parts of the list that is the current member, also behind one that is wrong.
    template <class List, class BoundList, class BindIt>
    bool bind_parts(const List& parts, BoundList& bound, BindIt bind_it) {
        const Place place = here();
        bool ok = true;
        std::size_t number = 0;
        each_part_of_both(parts, bound, [&](const auto& part, auto& bound_part) {
            here() = place;
            troubles_.go_inside(number++);
            ok = bind_it(part, bound_part) && ok;
        });
        here() = place;
        return ok;
    }
    // Gives the bound list as many parts as the written one has.
    template <class Part, class BoundPart, class Function>
    static void each_part_of_both(const std::vector<Part>& parts, std::vector<BoundPart>& bound, Function function) {
        bound.resize(parts.size());
        for (std::size_t i = 0; i < parts.size(); ++i) function(parts[i], bound[i]);
    }
    template <class Part, class BoundPart, class Function>
    static void each_part_of_both(const std::optional<Part>& part, std::optional<BoundPart>& bound, Function function) {
        if (part) function(*part, bound.emplace());
    }
    template <OneOfWords Wrapper, class BoundWrapper>
    bool bind(const Wrapper& wrapper, BoundWrapper& bound) {
        troubles_.at_word(wrapper.line);
        return bind_kind(wrapper, bound);
    }
    // What the game asks for only where some word speaks of it.
    void note_use(const amount::Dealt&) { play_.names_damage.insert(names_.rule); }
    void note_use(const modifier::Cannot& word) {
        play_.bans_part = play_.bans_part || word.act == modifier::Ban::TakePart;
    }
    void note_use(const modifier::Strikes&) { play_.has_strikers = true; }
    template <class Word>
    void note_use(const Word&) {}

    template <OneOfWords Wrapper, class BoundWrapper>
    bool bind_kind(const Wrapper& wrapper, BoundWrapper& bound) {
        bound.line = wrapper.line;
        return std::visit(
            [&]<class Word>(const Word& word) {
                constexpr std::size_t place = place_among<Word>(static_cast<const typename Wrapper::Kind*>(nullptr));
                note_use(word);
                return bind(word, bound.is.template emplace<place>());
            },
            wrapper.is);
    }
    template <class Other, class BoundOther>
    bool bind(const Other& member, BoundOther& bound) {
        return names_.bind(member, bound);
    }

    // ---- new names

    template <class Word, class Member, class BoundMember>
    bool introduce(const Word&, std::string_view, const Member&, BoundMember&) {
        return true;
    }
    template <class Word>
    bool introduce(const Word& word, std::string_view member, const NewName& name, Bound::NewName& bound) {
        if (member == "id") return true;
        if (named_by(member) == NameOf::Zone || named_by(member) == NameOf::Piece) return true;  // It is written out.
        if (!sense_.names_one(word)) return false;
        if constexpr (std::is_same_v<Word, effect::Choose>) {
            // The figure that is chosen needs no name.
            if (!name.given() && (member == "space" || word.space.given())) return true;
        } else {
            if (!name.given()) return true;
        }
        if (!names_.introduce(name, bound, named_by(member), nullptr)) return false;
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
        ZoneInPlay in_play{.id = zone.id, .written = zone.conditions, .conditions_do = zone.conditions_do};
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
std::shared_ptr<const RulebookInPlay> bind_all(const Scenario& scenario, const GameState& state,
                                               const ScenarioTest* test, Judged judged,
                                               std::vector<Refusal>& troubles) {
    auto play = std::make_shared<RulebookInPlay>();
    Unrolled written_out = unrolled(scenario, state.catalogue());
    const auto test_in_play = test ? std::make_shared<TestInPlay>(TestInPlay{*test}) : nullptr;
    if (written_out.too_long || (test && !unroll(test_in_play->written, scenario, state.catalogue()))) {
        troubles.push_back({{"rule.too-long", {{"n", static_cast<int>(max_unrolled_words)}}}, FilePos{}});
        return nullptr;
    }
    play->written = std::move(written_out.book);
    play->written_as = std::move(written_out.written_as);
    play->modifiers_written_as = std::move(written_out.modifiers_written_as);
    take_zones(scenario, state, *play);
    take_pieces(state, *play);
    Binder binder(scenario, state, *play);
    binder.run();
    if (test && binder.troubles().empty()) binder.bind_test(test_in_play->written, test_in_play->bound, judged);
    play->test = test_in_play;
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
                                                            const ScenarioTest& test, Judged judged) {
    std::vector<Refusal> troubles;
    return bound_or_first(bind_all(scenario, state, &test, judged, troubles), troubles);
}

}  // namespace hexwright::rulebook
