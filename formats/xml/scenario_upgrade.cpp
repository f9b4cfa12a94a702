#include "formats/xml/scenario_upgrade.h"

#include "engine/core/visit.h"
#include "engine/scenario/rulebook.h"
#include "formats/room.h"

#include <algorithm>

namespace hexwright::formats {
namespace {

// ---- <if>

bool asks_about_figure(const Conditions& conditions);

template <class Member>
bool names_current(const Member& member) {
    if constexpr (std::is_same_v<Member, MaybeOwner>) return member.word == "figure";
    else if constexpr (std::is_same_v<Member, PlayerName> || std::is_same_v<Member, MaybePlayer>)
        return member.word == "controller";
    else if constexpr (std::is_same_v<Member, Conditions>) return asks_about_figure(member);
    else return false;
}

bool asks_about_figure(const Conditions& conditions) {
    return std::ranges::any_of(conditions, [](const Condition& condition) {
        return std::visit(
            []<class Word>(const Word& word) {
                using condition::About;
                constexpr About about = condition::about_of<Word>();
                bool any = about == About::Figure || about == About::FigureOrSpace ||
                           std::is_same_v<Word, condition::Destroyed>;
                each_field(word, [&](std::string_view, const auto& member) { any = any || names_current(member); });
                return any;
            },
            condition.is);
    });
}

// `named`: a figure is named around these effects.
void ask_event_figure(Effects& effects, bool named);

template <class Word>
void ask_event_figure_inside(Word& word, bool named) {
    if constexpr (std::is_same_v<Word, effect::If>)
        if (named && asks_about_figure(word.conditions)) word.figure.word = "event";
    if constexpr (std::is_same_v<Word, effect::Each>) named = named || word.figure.given();
    if constexpr (std::is_same_v<Word, effect::Choose>) named = true;
    each_field(word, [&]<class Member>(std::string_view, Member& member) {
        if constexpr (std::is_same_v<Member, Effects>) ask_event_figure(member, named);
        else if constexpr (Nested<Member>) {
            if constexpr (HasFields<typename PartsOf<Member>::Part>)
                all_parts(member, [&](auto& part) { return ask_event_figure_inside(part, named), true; });
        }
    });
}

void ask_event_figure(Effects& effects, bool named) {
    for (Effect& effect : effects) std::visit([named](auto& word) { ask_event_figure_inside(word, named); }, effect.is);
}

}  // namespace

void upgrade(Scenario& scenario) {
    scenario.zones.change([](std::vector<Zone>& zones) {
        for (Zone& zone : zones) zone.conditions_do = ZoneConditions::Add;
    });
    if (!scenario.rulebook) return;
    Rulebook book = *scenario.rulebook;
    for (Rule& rule : book.rules) ask_event_figure(rule.effects, false);
    scenario.rulebook = std::make_shared<const Rulebook>(std::move(book));
}

}  // namespace hexwright::formats
