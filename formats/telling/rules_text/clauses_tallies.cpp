// Changes of flags and counters as sentences.
#include "formats/telling/room.h"
#include "formats/telling/rules_text/clauses.h"

#include <cstdlib>
#include <string>

namespace hexwright::telling {

Clause RulesText::marked(std::string_view id_of_sentence, const std::string& whose, const std::string& name, int n) {
    const std::string mark = say("tell.marker", {{"name", tally_called(name)}, {"n", n}});
    return {say(id_of_sentence, {{"figure", figure(whose)}, {"n", n}, {"mark", mark}, {"a-mark", with_article(mark)}})};
}

Clause RulesText::tell(const effect::Set& word) {
    const bool up = word.to == effect::SetTo::Yes;
    if (const auto whose = figure_owning(word.of))
        return marked(up ? "tell.do.mark" : "tell.do.unmark", *whose, word.flag.word, 1);
    return {say(up ? "tell.do.raise" : "tell.do.lower", {{"flag", tally_of(word.of, "tell.flag", word.flag.word)}})};
}
Clause RulesText::tell(const effect::Add& word) {
    const auto whose = figure_owning(word.of);
    if (!word.amounts.empty()) {
        const bool up = word.n > 0;
        // Whose the counter is comes first: "the counter of each player goes down by …".
        if (!whose) {
            const std::string counter = tally_of(word.of, "tell.counter", word.counter.word);
            return {say(up ? "tell.do.count-up-many" : "tell.do.count-down-many",
                        {{"counter", counter}, {"many", many(std::abs(word.n.value), word.amounts)}})};
        }
        const std::string who = figure(*whose);
        return {say(up ? "tell.do.put-many-marks" : "tell.do.take-many-marks",
                    {{"figure", who},
                     {"mark", say("tell.marker", {{"name", tally_called(word.counter.word)}, {"n", 2}})},
                     {"many", many(std::abs(word.n.value), word.amounts)}})};
    }
    const int n = std::abs(word.n.value);
    if (whose) return marked(word.n < 0 ? "tell.do.take-marks" : "tell.do.put-marks", *whose, word.counter.word, n);
    return {say(word.n < 0 ? "tell.do.count-down" : "tell.do.count-up",
                {{"counter", tally_of(word.of, "tell.counter", word.counter.word)}, {"n", n}})};
}

std::string RulesText::count_of(const MaybeOwner& owner, const std::string& counter) {
    const auto whose = figure_owning(owner);
    if (!whose) return tally_of(owner, "tell.counter", counter);
    return say("tell.amount.marks",
               {{"mark", say("tell.marker", {{"name", tally_called(counter)}, {"n", 2}})}, {"figure", figure(*whose)}});
}
Clause RulesText::tell(const effect::SetCounter& word) {
    const std::string counter = count_of(word.of, word.counter.word);
    if (word.amounts.empty()) return {say("tell.do.count-anew", {{"counter", counter}, {"n", word.n.or_else(0)}})};
    return {say("tell.do.count-anew-many", {{"counter", counter}, {"many", many(word.n.or_else(1), word.amounts)}})};
}
Clause RulesText::tell(const effect::AskNumber& word) {
    const bool secret = word.secret == YesNo::Yes;
    const std::string by = player(word.by.word);
    return {asked(
        say(secret ? "tell.do.ask-number-secretly" : "tell.do.ask-number",
            {{"player", by}, {"from", word.from}, {"to", word.to}, {"counter", count_of(word.of, word.counter.word)}}),
        word.question)};
}

}  // namespace hexwright::telling
