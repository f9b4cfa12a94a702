// Binding: one visitor over all words resolves every name in a scenario's rules to its number in a game.
#include "engine/core/suggest.h"
#include "engine/game/state.h"
#include "engine/rulebook/rule_cost.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/wrong_words.h"
#include "engine/scenario/rule_facts.h"
#include "engine/scenario/slot_sentences.h"
#include "engine/scenario/trial.h"
#include "engine/scenario/unrolled.h"
#include "engine/scenario/word_path.h"
#include "engine/scenario/word_text.h"

#include <algorithm>

namespace hexwright::rulebook {
namespace {

// True for a word that already has a meaning wherever a name may stand.
bool is_reserved(std::string_view name) {
    constexpr std::string_view reserved[] = {"turn",  "last-to-act", "first",  "controller",
                                             "event", "nobody",      "figure", "each"};
    return names_player(name) || std::ranges::count(reserved, name) > 0;
}

class Binder {
public:
    Binder(const Scenario& scenario, const GameState& state, RulebookInPlay& play)
        : scenario_(scenario), state_(state), play_(play) {}

    // All words, also behind one that is wrong.
    void run() {
        for (const DeclaredTally& declared : play_.book.tallies)  // It goes on, though no rule here may speak of it.
            if (declared.carried == YesNo::Yes) play_.tallies.push_back(declared.id.word);
        // A zone may refer to the zones before it.
        for (ZoneInPlay& zone : play_.zones) {
            here_ = {.line = zone_line(zone.id), .member = "conditions"};
            bind(zone.conditions);
            ++known_zones_;
        }
        for (Modifier& modifier : play_.book.modifiers) bind_alone(modifier);
        for (std::size_t i = 0; i < play_.book.rules.size(); ++i) {
            rule_ = static_cast<std::int16_t>(i);
            bind_alone(play_.book.rules[i]);
            note_events(play_.book.rules[i]);
        }
        for (Win& win : play_.book.victory.wins) bind_alone(win);
        for (BonusPoints& score : play_.book.victory.scores) bind(score.counter);
    }

    // A test's figures have names from beginning to end; no other names are known.
    void bind_test(ScenarioTest& test, Judged judged) {
        known_.clear();
        players_here_ = static_cast<int>(state_.players.size());
        new_tallies_ = judged == Judged::Whole ? NewTallies::WhenSet : NewTallies::Always;
        places_ = 0;
        here_ = {.line = test.line};
        rule_ = static_cast<std::int16_t>(play_.book.rules.size());
        play_.book.rules.push_back({.id = test.id});
        play_.written_as.push_back(rule_);
        if (test.given) bind_given(*test.given);
        bind_steps(test.steps);
    }

    // What is wrong, in the order of the words; empty: nothing is.
    const std::vector<Refusal>& troubles() const { return troubles_; }

private:
    struct Known {
        std::string word;
        NameOf what = NameOf::Player;
        int place = 0;
    };

    // Where the words are bound: the last word that has a line, and the way from there, which is steps_ from `from` to
    // `depth` and the member. Copied and put back around each member, so it owns nothing.
    struct Place {
        int line = 0;
        std::size_t from = 0, depth = 0;
        std::string_view member{};
    };

    bool fail(std::string id, std::string_view word, std::vector<std::string> known = {}) {
        Message message{std::move(id), {{"word", word}}};
        std::erase(known, word);  // The known name of this spelling has the wrong type here.
        if (const auto meant = nearest(word, known)) {
            message.id += "-near";
            message.arguments.emplace_back("suggestion", *meant);
        }
        return fail(std::move(message));
    }
    bool fail(Message message) {
        Refusal trouble{std::move(message), FilePos{"", here_.line, 0}};  // The caller knows the file.
        WordPath way;
        for (std::size_t i = here_.from; i < here_.depth; ++i)
            way.steps.push_back({std::string(steps_[i].first), steps_[i].second});
        way.member = here_.member;
        trouble.word = to_text(way);
        troubles_.push_back(std::move(trouble));
        return false;
    }
    // Goes on to a part of the list that is the current member.
    void go_inside(std::size_t part) {
        steps_.resize(here_.depth);
        steps_.emplace_back(here_.member, part);
        ++here_.depth;
        here_.member = {};
    }
    void at_word(int line) {
        if (line > 0) here_ = {.line = line, .from = here_.depth, .depth = here_.depth};
    }

    int zone_line(const std::string& id) const {
        const auto zone = std::ranges::find(*scenario_.zones, id, &Zone::id);
        return zone == scenario_.zones->end() ? 0 : zone->line;
    }

    void note_events(const Rule& rule) {
        for (const On& on : rule.events) play_.events |= 1u << static_cast<int>(on.event);
    }

    void bind_given(trial::Given& given) {
        for (trial::Figure& figure : given.figures) bind_figure(figure);
        const auto each = [this](auto& part) { return here_ = {.line = part.line}, bind(part), true; };
        all_parts(given.glyphs, each);
        bind(given.effects);
        all_parts(given.cards, each);
        all_parts(given.turn, each);
        all_parts(given.attacked, each);
        all_parts(given.used, each);
        if (given.so_far) bind_steps(given.so_far->steps);
    }
    void bind_steps(std::vector<TestStep>& steps) {
        for (TestStep& step : steps) {
            here_ = {.line = step.line};
            // It belongs to another game and is bound when that one begins.
            if (!std::holds_alternative<trial::Follows>(step.is))
                std::visit([this](auto& word) { bind(word); }, step.is);
        }
    }

    bool bind_figure(trial::Figure& figure) {
        here_ = {.line = figure.line};
        const bool card_well = bind(figure.card), well = bind(figure.piece) && card_well;
        if (!figure.as.given()) return well;
        if (is_reserved(figure.as.word)) return fail("rule.reserved-name", figure.as.word);
        if (known(figure.as.word)) return fail("test.name-twice", figure.as.word);
        if (places_ >= max_rule_names) return fail("rule.too-many-names", std::to_string(max_rule_names));
        figure.as.number = places_;
        known_.push_back({figure.as.word, NameOf::Figure, places_++});
        return well;
    }

    // ---- words

    // Binds a rule, modifier or win, which knows its event's figure, player and glyph and no other names.
    template <class Word>
    bool bind_alone(Word& word) {
        known_.clear();
        places_ = 0;
        here_ = {.line = word.line};
        in_effects_ = false;
        if constexpr (std::is_same_v<Word, Rule>) {
            if (!word.events.empty() && std::ranges::all_of(word.events, event_has_attacker, &On::event))
                known_.push_back({"attacker", NameOf::Figure, event_other});
            if (!word.events.empty() && std::ranges::all_of(word.events, event_has_target, &On::event))
                known_.push_back({"target", NameOf::Figure, event_other});
            known_.push_back({"event", NameOf::Figure, event_figure});
            known_.push_back({"event", NameOf::Player, event_player});
            if (!word.events.empty() && std::ranges::all_of(word.events, event_has_glyph, &On::event))
                known_.push_back({"event", NameOf::Glyph, event_glyph});
            places_ = 2;
            most_places_ = 0;
        }
        if (!bind(word)) return false;
        const bool taken = (play_.names_other.contains(rule_) && most_places_ > event_other) ||
                           (play_.names_glyph.contains(rule_) && most_places_ > event_glyph);
        return !taken || fail("rule.too-many-names", std::to_string(max_rule_names));
    }

    template <HasFields Word>
    bool bind(Word& word) {
        const std::size_t before = known_.size();
        const int places = places_;
        if constexpr (requires { requires std::same_as<decltype(Word::line), FileLine>; }) at_word(word.line);
        const Place here = here_;
        bool well = is_whole(word);
        const auto each_member = [&](auto bind_it) {
            each_field(word, [&](std::string_view name, auto& member) {
                here_.member = name;
                well = bind_it(name, member) && well;
                here_ = here;  // Behind the words that stand in this one.
            });
        };
        // The player who decides.
        each_member([&](std::string_view name, auto& member) { return name != "by" || bind_member(member); });
        if constexpr (!std::is_same_v<Word, Rule>)
            each_member([&](std::string_view name, auto& member) { return introduce(word, name, member); });
        each_member([&](std::string_view name, auto& member) { return name == "by" || bind_member(member); });
        well = well && makes_sense(word);
        known_.resize(before);
        places_ = places;
        return well;
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
        each_field(word, [&]<class Member>(std::string_view name, const Member& member) {
            if constexpr (!Nested<Member>)
                if (!hole && is_missing(member)) hole = SlotKindOf<Member>::kind, here_.member = name;
        });
        if constexpr (requires { word.lacks(); })
            if (const std::string_view lacking = word.lacks(); !hole && !lacking.empty())
                each_field(word, [&]<class Member>(std::string_view name, const Member&) {
                    if (name == lacking) hole = SlotKindOf<Member>::kind, here_.member = name;
                });
        if (!hole) return true;
        (void)fail({"rule.hole", {{"hole", hole_sentences[*hole]}}});
        return here_.member = {}, false;
    }

    bool bind(Conditions& conditions) {
        const bool in_effects = std::exchange(in_effects_, false);
        const Place here = here_;
        bool well = true;
        for (std::size_t i = 0; i < conditions.size(); ++i) {
            Condition& condition = conditions[i];
            here_ = here;
            go_inside(i);
            at_word(condition.line);
            const bool counts = std::holds_alternative<condition::Count>(condition.is) ||
                                std::holds_alternative<condition::Within>(condition.is) ||
                                std::holds_alternative<condition::NextTo>(condition.is);
            well = in_counts(counts,
                             [&] { return std::visit([this](auto& word) { return bind(word); }, condition.is); }) &&
                   well;
        }
        here_ = here;
        in_effects_ = in_effects;
        return well;
    }
    // Binds with `bind_it` what stands in so many words that count.
    template <class BindIt>
    bool in_counts(bool counts, BindIt bind_it) {
        if (counts && counts_ == max_nested_counts)
            return fail("rule.counts-too-deep", std::to_string(max_nested_counts));
        counts_ += counts;
        const bool well = bind_it();
        counts_ -= counts;
        return well;
    }

    bool bind(Effects& effects) {
        const bool in_effects = std::exchange(in_effects_, true);
        const auto first = static_cast<std::int16_t>(play_.effects.size());
        for (std::size_t i = 0; i < effects.size(); ++i) {  // Effects of one list are adjacent.
            effects[i].number = first + static_cast<int>(i);
            play_.effects.push_back(
                {&effects[i], static_cast<std::int16_t>(i + 1 < effects.size() ? first + static_cast<int>(i) + 1 : -1),
                 rule_});
        }
        const bool well = bind_parts(effects, [&](Effect& effect) { return bind(effect); });
        in_effects_ = in_effects;
        return well;
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
        const Place here = here_;
        bool well = true;
        std::size_t number = 0;
        all_parts(parts, [&](auto& part) {
            here_ = here;
            go_inside(number++);
            return well = bind_it(part) && well, true;
        });
        here_ = here;
        return well;
    }
    template <OneOfWords Wrapper>
    bool bind(Wrapper& wrapper) {
        at_word(wrapper.line);
        return std::visit([&](auto& word) { return bind(word); }, wrapper.is);
    }

    // ---- words that need more than their members do

    template <class Word>
    bool makes_sense(const Word&) {
        return true;
    }
    bool makes_sense(const effect::Each& word) {
        const bool unknown = word.glyph.given() && word.sort.given() && word.sort.number < 0;
        return !unknown || fail("rule.no-glyph", word.sort.word, ids_of(state_.catalogue().glyphs()));
    }
    bool makes_sense(const On& on) {
        const bool in_a_zone = on.event == EventKind::Enter || on.event == EventKind::Leave;
        return !in_a_zone || on.zone.given() || fail("rule.enter-where", event_words[static_cast<int>(on.event)]);
    }
    bool makes_sense(const modifier::Cannot& word) {
        return !word.zone.given() || word.act == modifier::Ban::Leave || fail("rule.zone-for-leave", word_of(word.act));
    }
    bool makes_sense(const condition::Compare& word) {
        return word.amounts.size() == 2 || fail("rule.compare-two", "compare");
    }
    template <class Word>
        requires requires(const Word& word) { word.lacks(), word.zone.given(), word.at.given(); }
    bool makes_sense(const Word& word) {
        return !word.zone.given() || !word.at.given() || fail("rule.zone-or-space", Word::name);
    }
    bool makes_sense(const effect::SetDown& word) {
        return !word.zone.given() || !word.at.given() || fail("rule.zone-or-space", "set-down");
    }
    bool makes_sense(const effect::Pick& word) {
        const bool random = word.the == effect::PickBy::Random;
        const bool measured = word.measure && !word.measure->amounts.empty();
        return random != measured || fail("rule.pick-amounts", word_of(word.the));
    }
    bool makes_sense(const effect::Option& word) {
        return !word.text.text.empty() || fail("rule.option-text", "option");
    }
    bool makes_sense(const effect::Menu& word) {
        if (word.options.empty()) return fail("rule.no-options", "menu");
        return word.options.size() <= effect::most_options ||
               fail("rule.too-many-options", std::to_string(effect::most_options));
    }
    bool makes_sense(const condition::StandsOn& word) {
        const bool asks =
            word.terrain.given() || word.zone.given() || word.glyph.given() || word.at.given() || !word.parts.empty();
        return asks || fail("rule.stands-on-what", "stands-on");
    }
    bool makes_sense(const condition::Card& word) {
        const bool general = is_printed(word.general, &ArmyCard::general, "rule.no-general");
        const bool species = is_printed(word.species, &ArmyCard::species, "rule.no-species");
        return is_printed(word.card_class, &ArmyCard::card_class, "rule.no-class") && species && general;
    }
    bool makes_sense(const condition::Of& word) { return not_of_itself(word.player.word); }
    bool makes_sense(const condition::EnemyOf& word) { return not_of_itself(word.player.word); }
    bool makes_sense(const condition::FriendOf& word) { return not_of_itself(word.player.word); }
    // Every figure belongs to its controller, so that question is refused.
    bool not_of_itself(const std::string& player) {
        return player != "controller" || fail("rule.own-controller", player);
    }
    // Some card has this text printed.
    bool is_printed(const Phrase& wanted, std::string ArmyCard::* printed, const char* id) {
        const auto& cards = state_.catalogue().cards();
        const auto is = [&](const ArmyCard& card) { return same_word(wanted.text, card.*printed); };
        if (wanted.text.empty() || std::ranges::any_of(cards, is)) return true;
        std::vector<std::string> words;
        for (const ArmyCard& card : cards) words.push_back(card.*printed);
        return fail(id, wanted.text, std::move(words));
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
        if constexpr (std::is_same_v<Word, effect::Each>)
            if (word.figure.given() + word.player.given() + word.space.given() + word.glyph.given() +
                    word.zone.given() + word.piece.given() !=
                1)
                return fail("rule.each-what", Word::name);
        if constexpr (std::is_same_v<Word, effect::Pick>)
            if (word.figure.given() + word.player.given() + word.space.given() != 1)
                return fail("rule.each-what", Word::name);
        if constexpr (std::is_same_v<Word, effect::Choose>) {
            if (word.figure.given() && word.space.given()) return fail("rule.choose-what", "choose");
            // The figure that is chosen needs no name.
            if (!name.given() && (member == "space" || word.space.given())) return true;
        } else {
            if (!name.given()) return true;
        }
        if (is_reserved(name.word)) return fail("rule.reserved-name", name.word);
        if (places_ >= max_rule_names) return fail("rule.too-many-names", std::to_string(max_rule_names));
        name.number = places_;
        known_.push_back({name.word, named_by(member), places_++});
        most_places_ = std::max(most_places_, places_);
        return true;
    }

    // The attacker or target of the rule's event is kept only for rules that speak of it.
    const Known* spoken_of(const Known* found) {
        if (found && is_other(*found)) play_.names_other.insert(rule_);
        return found;
    }
    static bool is_other(const Known& name) {
        return name.place == event_other && (name.word == "attacker" || name.word == "target");
    }
    const Known* last_figure() const {
        const auto found = std::ranges::find(known_.rbegin(), known_.rend(), NameOf::Figure, &Known::what);
        return found == known_.rend() ? nullptr : &*found;
    }
    const Known* known(std::string_view word, std::optional<NameOf> what = {}) const {
        for (auto each = known_.rbegin(); each != known_.rend(); ++each)
            if (each->word == word && (!what || each->what == *what)) return &*each;
        return nullptr;
    }
    std::vector<std::string> known_words(std::initializer_list<std::string_view> more,
                                         std::optional<NameOf> what = {}) const {
        std::vector<std::string> words(more.begin(), more.end());
        for (const Known& each : known_)
            if (!what || each.what == *what) words.push_back(each.word);
        return words;
    }

    // ---- names

    // Numbers, choices and phrases hold no names.
    template <class Other>
    bool bind(Other&) {
        return true;
    }

    template <Need need>
    bool bind(Name<ZoneTag, need>& name) {
        if (!name.given()) return true;
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < play_.zones.size(); ++i) {
            if (play_.zones[i].id == name.word && i < known_zones_) return name.number = static_cast<int>(i), true;
            if (play_.zones[i].id == name.word)
                return fail(i == known_zones_ ? "rule.zone-in-itself" : "rule.zone-further-down", name.word);
            if (i < known_zones_) ids.push_back(play_.zones[i].id);
        }
        return fail("rule.no-zone", name.word, ids);
    }
    template <Need need>
    bool bind(Name<TallyTag, need>& name) {
        if (!name.given()) return true;
        const auto found = std::ranges::find(play_.tallies, name.word);
        name.number = static_cast<int>(found - play_.tallies.begin());
        if (found != play_.tallies.end()) return true;
        if (new_tallies_ == NewTallies::WhenSet && !in_effects_) return fail("test.no-tally", name.word, play_.tallies);
        play_.tallies.push_back(name.word);
        return true;
    }
    template <class List>
    static std::vector<std::string> ids_of(const List& list) {
        std::vector<std::string> ids;
        for (const auto& each : list) ids.push_back(each.id);
        return ids;
    }
    template <class Tag, Need need, class Found, class List>
    bool found_in(Name<Tag, need>& name, Found found, const List& list, const char* id) {
        if (!name.given()) return true;
        if (!found) return fail(id, name.word, ids_of(list));
        name.number = found->value;
        return true;
    }
    template <Need need>
    bool bind(Name<CardIdTag, need>& name) {
        return found_in(name, state_.catalogue().card(name.word), state_.catalogue().cards(), "rule.no-card");
    }
    template <Need need>
    bool bind(Name<TerrainIdTag, need>& name) {
        return found_in(name, state_.catalogue().terrain(name.word), state_.catalogue().terrains(), "rule.no-terrain");
    }
    template <Need need>
    bool bind(Name<SortTag, need>& name) {
        const auto kind = state_.catalogue().glyph(name.word);  // Zones and pieces of a sort are written out.
        return name.number = kind ? kind->value : -1, true;
    }
    template <Need need>
    bool bind(Name<GlyphIdTag, need>& name) {
        if (const Known* one = name.given() ? known(name.word, NameOf::Glyph) : nullptr) {
            if (one->place == event_glyph && one->word == "event") play_.names_glyph.insert(rule_);
            return name.number = glyph_named + one->place, true;
        }
        return found_in(name, state_.catalogue().glyph(name.word), state_.catalogue().glyphs(), "rule.no-glyph");
    }
    template <Need need>
    bool bind(Name<KindTag, need>& name) {
        const auto kind = state_.catalogue().piece(name.word);
        if (!found_in(name, kind, state_.catalogue().pieces(), "rule.no-kind")) return false;
        const PieceType& type = state_.catalogue()[*kind];
        return (type.plain_tile() && type.standable && type.hexes.size() == 1) || fail("rule.cannot-cover", name.word);
    }
    template <Need need>
    bool bind(Name<PieceNameTag, need>& name) {
        if (!name.given()) return true;
        std::vector<std::string> names;
        for (const auto& [piece, word] : state_.battlefield->names()) {
            if (word == name.word) return name.number = piece.value, true;
            names.push_back(word);
        }
        return fail("rule.no-piece", name.word, names);
    }
    template <Need need>
    bool bind(Name<RuleTag, need>& name) {
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < play_.book.rules.size(); ++i) {
            if (play_.book.rules[i].id.word == name.word) return name.number = static_cast<int>(i), true;
            ids.push_back(play_.book.rules[i].id.word);
        }
        return fail("rule.no-rule", name.word, ids);
    }
    template <Need need>
    bool bind(Name<FigureNameTag, need>& name) {
        if (name.given()) {
            const Known* found = spoken_of(known(name.word, NameOf::Figure));
            if (!found) return fail("rule.no-figure-name", name.word, known_words({}, NameOf::Figure));
            return name.number = found->place, true;
        }
        if (!in_effects_) return true;  // The name means the figure asked about.
        const Known* last = last_figure();
        if (!last) return fail("rule.which-figure", "");
        return name.number = last->place, true;
    }
    template <Need need>
    bool bind(Name<AskedFigureTag, need>& name) {
        // In a condition no name means the figure asked about.
        const Known* found = name.given()  ? spoken_of(known(name.word, NameOf::Figure))
                             : in_effects_ ? last_figure()
                                           : nullptr;
        if (name.given() && !found) return fail("rule.no-figure-name", name.word, known_words({}, NameOf::Figure));
        name.number = found ? found->place : -1;
        return true;
    }
    template <Need need>
    bool bind(Name<SpaceNameTag, need>& name) {
        if (!name.given()) return true;
        if (const auto space = space_from(name.word)) {
            if (state_.board->index(*space) == no_space) return fail("rule.no-space", name.word);
            play_.written_spaces.push_back(*space);
            return name.number = space_written + static_cast<int>(play_.written_spaces.size()) - 1, true;
        }
        const Known* found = known(name.word, NameOf::Space);
        if (!found) return fail("rule.no-space-name", name.word, known_words({}, NameOf::Space));
        return name.number = found->place, true;
    }
    // Names as records write them are looked up when they are needed.
    template <Need need>
    bool bind(Name<ActorTag, need>& name) {
        return !name.given() || bind_test_figure(name.word, name.number);
    }
    template <Need need>
    bool bind(Name<CardInPlayTag, need>& name) {
        return !name.given() || bind_test_figure(name.word, name.number);
    }
    bool bind_test_figure(const std::string& word, int& number) {
        if (word.find('.') != std::string::npos) return number = -1, true;
        const Known* found = known(word, NameOf::Figure);
        if (!found) return fail("test.no-actor", word, known_words({}, NameOf::Figure));
        return number = found->place, true;
    }
    template <Need need>
    bool bind(Name<PlayerNameTag, need>& name) {
        return !name.given() || bind_player(name.word, name.number);
    }
    template <Need need>
    bool bind(Name<OwnerTag, need>& name) {
        if (!name.given()) return true;
        if (name.word == "figure") {
            const Known* last = in_effects_ ? last_figure() : nullptr;
            if (in_effects_ && !last) return fail("rule.which-figure", name.word);
            return name.number = last ? who::figure_named + last->place : who::figure, true;
        }
        if (const Known* found = known(name.word); found && found->what == NameOf::Figure && !is_other(*found))
            return name.number = who::figure_named + found->place, true;
        return bind_player(name.word, name.number);
    }
    template <Need need>
    bool bind(Name<WinnerTag, need>& name) {
        constexpr std::pair<std::string_view, int> words[] = {{"each", who::each},
                                                              {"last-standing", who::last_standing},
                                                              {"most-points", who::most_points},
                                                              {"nobody", who::nobody}};
        for (const auto& [word, number] : words)
            if (name.word == word) return name.number = number, true;
        if (player_number(name.word, name.number)) return true;
        return fail("rule.no-winner", name.word, {"each", "last-standing", "most-points", "nobody"});
    }

    template <Need need>
    bool bind(Name<ResultTag, need>& name) {
        if (!name.given()) return true;
        if (player_number(name.word, name.number)) return is_here(name.number);
        if (name.word == "nobody") return name.number = who::nobody, true;
        if (name.word == "open") return name.number = trial::open, true;
        return fail("test.no-result", name.word, {"nobody", "open"});
    }

    bool player_number(const std::string& word, int& number) {
        if (word.size() != 1 || word[0] < '1' || word[0] > '8') return false;
        number = word[0] - '1';
        return true;
    }
    // Rules may name players of other set-ups; a test has only one set-up.
    bool is_here(int player) {
        if (player < players_here_) return true;
        return fail({"test.no-player", {{"player", player + 1}, {"n", players_here_}}});
    }
    bool bind_player(const std::string& word, int& number) {
        constexpr std::pair<std::string_view, int> words[] = {
            {"turn", who::turn}, {"last-to-act", who::last_to_act}, {"first", who::first}, {"nobody", who::nobody}};
        for (const auto& [each, code] : words)
            if (word == each) return number = code, true;
        if (player_number(word, number)) return is_here(number);
        if (word == "controller") {
            const Known* last = in_effects_ ? last_figure() : nullptr;
            if (in_effects_ && !last) return fail("rule.which-figure", word);
            return number = last ? who::controller_of + last->place : who::controller, true;
        }
        if (const Known* other = known(word, NameOf::Figure); other && is_other(*other))
            return number = who::controller_of + spoken_of(other)->place, true;
        const Known* found = known(word, NameOf::Player);
        if (!found) {  // Only a rule has an event.
            const bool event = known("event", NameOf::Player) != nullptr;
            return fail(event ? "rule.no-player" : "rule.no-player-here", word,
                        known_words({"turn", "last-to-act", "first", "controller", "nobody"}, NameOf::Player));
        }
        return number = who::named + found->place, true;
    }

    static constexpr int max_nested_counts = 3;
    enum class NewTallies { Always, WhenSet };  // Where a flag or counter may be named for the first time.

    const Scenario& scenario_;
    const GameState& state_;
    RulebookInPlay& play_;
    std::vector<Refusal> troubles_;
    std::vector<Known> known_;
    Place here_{};
    std::vector<std::pair<std::string_view, std::size_t>> steps_{};  // Of words in lists: the list and which of them.
    int places_ = 0, most_places_ = 0, counts_ = 0, players_here_ = max_players;
    NewTallies new_tallies_ = NewTallies::Always;
    std::size_t known_zones_ = 0;
    std::int16_t rule_ = -1;
    bool in_effects_ = false;
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
