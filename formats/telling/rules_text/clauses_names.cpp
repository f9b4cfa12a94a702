// The wording for things: names from the catalogue, descriptions from their first mention, or "it" where that is clear.
#include "formats/telling/room.h"
#include "formats/telling/rules_text/clauses.h"

#include <algorithm>

namespace hexwright::telling {

std::string RulesText::say(std::string_view id, std::vector<Argument> arguments) const {
    return words_.phrase({std::string(id), std::move(arguments)});
}

std::string RulesText::title(const std::string& id) const {
    std::string text = as_sentence(id);
    std::ranges::replace(text, '-', ' ');
    if (text.ends_with('.')) text.pop_back();
    return text;
}

std::string RulesText::title(const Rule& rule) const {
    if (rule.title.text.empty()) return title(rule.id.word);
    std::string text = one_line(rule.title.text);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

void RulesText::know_titles(const Rulebook& book) {
    for (const Rule& rule : book.rules)
        if (!rule.title.text.empty()) titles_[rule.id.word] = title(rule);
}

std::string RulesText::rule_called(const std::string& word) const {
    const auto found = titles_.find(word);
    return found == titles_.end() ? id(word) : emphasised(found->second);
}

std::string RulesText::id(const std::string& word) const {
    std::string text = word;
    std::ranges::replace(text, '-', ' ');
    return emphasised(text);
}

std::string RulesText::list(const std::vector<std::string>& parts, std::string_view by) const {
    if (parts.empty()) return {};
    std::string text = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        text = say(i + 1 < parts.size() ? "tell.list.comma" : by, {{"a", text}, {"b", parts[i]}});
    return text;
}

// ---- things of the scenario

const RulesText::Here* RulesText::known_as(const std::string& word, NameOf what) const {
    const auto found = std::ranges::find_if(known_.rbegin(), known_.rend(),
                                            [&](const Here& each) { return each.what == what && each.word == word; });
    return found == known_.rend() ? nullptr : &*found;
}

std::string RulesText::zone(const std::string& word) const {
    if (const Here* named = known_as(word, NameOf::Zone)) return named->called;
    if (word == own_start_word) return say("tell.zone-own-start");
    if (word == enemy_start_word) return say("tell.zone-enemy-start");
    return say("tell.zone", {{"zone", id(word)}});
}
// A name that begins with "the" gets no second article.
std::string RulesText::piece(const std::string& word) const {
    if (const Here* named = known_as(word, NameOf::Piece)) return named->called;
    return say("tell.piece", {{"piece", id(word.starts_with("the-") ? word.substr(4) : word)}});
}

std::string RulesText::glyph(const std::string& word) const {
    if (const Here* named = known_as(word, NameOf::Glyph)) return named->called;
    return say("tell.glyph", {{"glyph", glyph_name(word)}});
}
std::string RulesText::glyph_name(const std::string& word) const {
    const auto found = catalogue_.glyph(word);
    return found ? catalogue_[*found].name : word;
}
std::string RulesText::terrain(const std::string& word) const {
    const auto found = catalogue_.terrain(word);
    return found ? catalogue_[*found].name : word;
}
std::string RulesText::kind(const std::string& word) const {
    const auto found = catalogue_.piece(word);
    return found ? catalogue_[*found].name : word;
}
std::string RulesText::card_name(const std::string& word) const {
    const auto found = catalogue_.card(word);
    return found ? catalogue_[*found].name : word;
}
std::string RulesText::card_called(const std::string& word) const {
    const auto found = catalogue_.card(word);
    return found && is_person(catalogue_[*found]) ? card_name(word) : say("tell.the-card", {{"card", card_name(word)}});
}

// ---- names given in a rule

RulesText::Here* RulesText::find(const std::string& word, NameOf what) {
    return const_cast<Here*>(known_as(word, what));
}
RulesText::Here* RulesText::last_figure() {
    const auto found = std::ranges::find(known_.rbegin(), known_.rend(), NameOf::Figure, &Here::what);
    return found == known_.rend() ? nullptr : &*found;
}

// Introduces a name. A second one with the same wording gets a label.
void RulesText::meet(const std::string& word, NameOf what, std::string_view called) {
    constexpr std::string_view labels[] = {"tell.figure-labelled", "tell.player-labelled", "tell.space-labelled",
                                           "tell.glyph-labelled",  "tell.zone-labelled",   "tell.piece-labelled"};
    const std::string usual = say(called);
    const bool taken = std::ranges::any_of(
        known_, [&](const Here& each) { return each.what == what && each.called == usual && each.word != word; });
    known_.push_back(
        {word, what, taken ? say(labels[static_cast<std::size_t>(what)], {{"name", id(word)}}) : usual, taken, taken});
    if (what != NameOf::Player) it_is_clear_ = what == NameOf::Figure;
}

std::optional<std::string> RulesText::figure_owning(const MaybeOwner& owner) {
    if (owner.word == "figure") return std::string();
    if (const std::string_view name = figure_of_event_owner(owner.word); !name.empty()) return std::string(name);
    return of_figure(owner.word) ? std::optional(owner.word) : std::nullopt;
}

bool RulesText::is_zone_owning(const std::string& owner) const {
    constexpr std::string_view players[] = {"turn", "last-to-act", "first", "controller", "event", "nobody", "figure"};
    const bool player = owner.empty() || player_numbered(owner) || std::ranges::count(players, owner) > 0 ||
                        known_as(owner, NameOf::Player) || known_as(owner, NameOf::Figure);
    return !player && figure_of_event_owner(owner).empty();
}

std::string RulesText::figure_called(Here& figure) {
    if (!figure.pending.empty()) return std::exchange(figure.pending, {});
    return is_it(figure) ? say("tell.it") : figure.called;
}
void RulesText::call_by_name(Here& figure, const std::string& person) {
    it_is_clear_ = true;
    if (person.empty() || figure.labelled) return;
    figure.called = person;
    figure.by_name = true;
}
bool RulesText::is_it(const Here& figure) {
    return !figure.by_name && figure.pending.empty() && it_is_clear_ && &figure == last_figure();
}
std::string RulesText::figure(const std::string& word) {
    Here* found = word.empty() ? last_figure() : find(word, NameOf::Figure);
    return found ? figure_called(*found) : word.empty() || word == "event" ? say("tell.that-figure") : id(word);
}

std::string RulesText::space(const std::string& word) {
    const Here* found = find(word, NameOf::Space);
    if (!found && space_from(word)) return say("tell.space-written", {{"space", word}});
    return found ? found->called : id(word);
}

std::string RulesText::controller(Here* figure) {
    if (!figure || is_it(*figure)) return say("tell.its-controller");
    return say("tell.controller-of", {{"figure", figure_called(*figure)}});
}

std::string RulesText::player(const std::string& word) {
    if (Here* found = find(word, NameOf::Player))
        return found->pending.empty() ? found->called : std::exchange(found->pending, {});
    if (word == "controller") return controller(last_figure());
    if (Here* other = find(word, NameOf::Figure); other && other->of_event)
        return say("tell.controller-of", {{"figure", other->called}});
    if (word == "event") return event_player_.empty() ? controller(find("event", NameOf::Figure)) : event_player_;
    constexpr std::pair<std::string_view, std::string_view> reserved[] = {{"turn", "tell.player-turn"},
                                                                          {"last-to-act", "tell.player-last-to-act"},
                                                                          {"first", "tell.player-first"},
                                                                          {"nobody", "tell.player-nobody"}};
    for (const auto& [known, sentence] : reserved)
        if (word == known) return say(sentence);
    if (word.size() == 1 && word[0] <= '9') return say("tell.player", {{"number", word}});
    return id(word);
}

// ---- flags and counters

const DeclaredTally* RulesText::declared(const std::string& tally) const {
    const auto found =
        std::ranges::find(tallies_, tally, [](const DeclaredTally& each) -> const auto& { return each.id.word; });
    return found == tallies_.end() ? nullptr : &*found;
}

bool RulesText::is_hidden(const std::string& tally, YesNo here) const {
    if (deciding_.contains(tally)) return false;
    const DeclaredTally* known = declared(tally);
    return here == YesNo::Yes || (known && known->hidden == YesNo::Yes);
}

std::string RulesText::tally_called(const std::string& tally) const {
    const DeclaredTally* known = declared(tally);
    return known && !known->title.text.empty() ? emphasised(one_line(known->title.text)) : id(tally);
}

// For example "the flag *x*", followed by its owner.
std::string RulesText::tally_of(const MaybeOwner& owner, std::string_view what, const std::string& tally) {
    const std::string plain = say(what, {{"name", tally_called(tally)}});
    if (is_zone_owning(owner.word)) return say("tell.of-whom", {{"what", plain}, {"who", zone(owner.word)}});
    return owner.given() ? say("tell.of-whom", {{"what", plain}, {"who", player(owner.word)}}) : plain;
}

}  // namespace hexwright::telling
