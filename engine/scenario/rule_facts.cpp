#include "engine/scenario/rule_facts.h"

namespace hexwright {
namespace {

template <class T>
concept Wrapped = requires { typename T::Kind; };

class Finder {
public:
    explicit Finder(RuleFacts& facts) : facts_(facts) {}

    template <HasFields Word>
    void look(const Word& word) {
        if constexpr (requires { word.line; }) line_ = word.line > 0 ? word.line : line_;
        note(word);
        each_field(word, [this](std::string_view, const auto& member) { look(member); });
    }
    template <Wrapped Wrapper>
    void look(const Wrapper& wrapper) {
        line_ = wrapper.line > 0 ? wrapper.line : line_;
        std::visit([this](const auto& word) { look(word); }, wrapper.is);
    }
    template <class Part>
    void look(const std::vector<Part>& parts) {
        for (const Part& part : parts) look(part);
    }
    template <class Part>
    void look(const std::optional<Part>& part) {
        if (part) look(*part);
    }
    template <class Other>
    void look(const Other&) {}  // attributes: noted with their word

private:
    void write(const std::string& tally) { facts_.written.emplace(tally, line_); }
    void read(const std::string& tally) {
        if (!tally.empty()) facts_.read.emplace(tally, line_);
    }

    void note(const effect::Set& word) { write(word.flag.word); }
    void note(const effect::Add& word) {
        write(word.counter.word);
        (word.n < 0 ? facts_.counted_down : facts_.counted_up).insert(word.counter.word);
    }
    void note(const condition::Flag& word) { read(word.id.word); }
    void note(const condition::Counter& word) { read(word.id.word); }
    void note(const effect::Table& word) { read(word.counter.word); }
    void note(const BonusPoints& word) { read(word.counter.word); }
    void note(const effect::RemovePiece& word) { facts_.removed_pieces.insert(word.piece.word); }
    void note(const effect::Give& word) { facts_.given_cards.insert(word.card.word); }
    void note(const effect::Cover& word) { facts_.covering_kinds.insert(word.kind.word); }
    void note(const effect::Arrive& word) { facts_.arriving_cards.insert(word.card.word); }
    void note(const effect::End& word) { facts_.winners.insert(word.winner.word); }
    template <class Other>
    void note(const Other&) {}

    RuleFacts& facts_;
    int line_ = 0;
};

}  // namespace

RuleFacts facts_of(const Rulebook& book) {
    RuleFacts facts;
    Finder finder(facts);
    finder.look(book);
    finder.look(book.victory);
    return facts;
}

}  // namespace hexwright
