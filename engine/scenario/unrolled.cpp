#include "engine/scenario/unrolled.h"

#include "engine/scenario/trial.h"

#include <algorithm>

namespace hexwright::scenario {
namespace {

// Puts the name of a zone or piece in place of the one that a rule gives to it, in a word and all that stands in it.
class PutInPlace {
public:
    PutInPlace(NameOf what, const std::string& name, const std::string& meant)
        : what_(what), name_(name), meant_(meant) {}

    template <HasFields Word>
    void operator()(Word& word) const {
        if (gives_it_anew(word)) return;
        each_field(word, [&]<class Member>(std::string_view, Member& member) { put(member); });
    }
    template <OneOfWords Wrapper>
    void operator()(Wrapper& wrapper) const {
        std::visit(*this, wrapper.is);
    }
    template <Nested Member>
    void inside(Member& member) const {
        put(member);
    }

private:
    template <class Word>
    bool gives_it_anew(const Word& word) const {
        bool anew = false;
        each_field(word, [&]<class Member>(std::string_view name, const Member& member) {
            if constexpr (std::is_same_v<Member, NewName>)
                anew = anew || (name != "id" && named_by(name) == what_ && member.word == name_);
        });
        return anew;
    }
    template <class Member>
    void put(Member& member) const {
        if constexpr (Nested<Member>) each_part(member, [this](auto& part) { (*this)(part); });
    }
    template <Need need>
    void put(Name<ZoneTag, need>& zone) const {
        if (what_ == NameOf::Zone && zone.word == name_) zone.word = meant_;
    }
    template <Need need>
    void put(Name<OwnerTag, need>& owner) const {  // A flag or counter of the zone.
        if (what_ == NameOf::Zone && owner.word == name_) owner.word = meant_;
    }
    template <Need need>
    void put(Name<PieceNameTag, need>& piece) const {
        if (what_ == NameOf::Piece && piece.word == name_) piece.word = meant_;
    }

    NameOf what_;
    std::string name_;  // Its own: the word that gives the name changes, too.
    const std::string& meant_;
};

class WriteOut {
public:
    WriteOut(const Scenario& scenario, const Catalogue& catalogue) : scenario_(scenario), catalogue_(catalogue) {}

    // Calls `take` with what the word becomes, until it becomes too long: itself, or one of it for each of its sort.
    template <class Word, class Take>
    void each_of(const Word& word, Take take) {
        const NewName* name = place_named(word);
        if (!name || !word.sort.given()) return written(word, take);
        const NameOf what = place_sort(word);
        for (const std::string& meant : names_of_sort(scenario_, catalogue_, what, word.sort.word)) {
            if (too_long()) return;
            Word one = word;
            each_field(one, [&]<class Member>(std::string_view, Member& member) {
                if constexpr (Nested<Member>) PutInPlace(what, name->word, meant).inside(member);
            });
            (what == NameOf::Zone ? one.zone : one.piece).word = meant;
            written(std::move(one), take);
        }
    }

    template <HasFields Word>
    void inside(Word& word) {
        ++words_;
        each_field(word, [&]<class Member>(std::string_view, Member& member) {
            if constexpr (std::is_same_v<Member, Effects>) list(member);
            else if constexpr (Nested<Member>) each_part(member, [&](auto& part) { inside(part); });
        });
    }
    template <OneOfWords Wrapper>
    void inside(Wrapper& wrapper) {
        std::visit([&](auto& word) { inside(word); }, wrapper.is);
    }

    bool too_long() const { return words_ > max_unrolled_words; }

private:
    template <class Word, class Take>
    void written(Word word, Take& take) {
        inside(word);
        take(std::move(word));
    }

    void list(Effects& effects) {
        Effects all;
        for (Effect& effect : effects) {
            if (too_long()) return;
            const auto* each = std::get_if<effect::Each>(&effect.is);
            if (each && place_named(*each)) {
                each_of(*each, [&](effect::Each turn) { all.push_back({std::move(turn), effect.line}); });
                continue;
            }
            inside(effect);
            all.push_back(std::move(effect));
        }
        effects = std::move(all);
    }

    const Scenario& scenario_;
    const Catalogue& catalogue_;
    std::size_t words_ = 0;
};

}  // namespace

std::vector<std::string> names_of_sort(const Scenario& scenario, const Catalogue& catalogue, NameOf what,
                                       std::string_view sort) {
    std::vector<std::string> names;
    if (what == NameOf::Zone)
        for (const Zone& zone : *scenario.zones)
            if (zone.use == sort) names.push_back(zone.id);
    if (what == NameOf::Piece)
        for (const auto& [id, name] : scenario.battlefield.names())
            if (const PlacedPiece* piece = scenario.battlefield.find(id); piece && catalogue[piece->kind].id == sort)
                names.push_back(name);
    return names;
}

std::string word_of_rule(const Rule& rule) {
    const NewName* of = place_named(rule);
    return of ? rule.id.word + "--" + of->word : rule.id.word;
}

Unrolled unrolled(const Scenario& scenario, const Catalogue& catalogue) {
    const Rulebook& written = rulebook_of(scenario);
    Unrolled all{.book = {.victory = written.victory, .tallies = written.tallies}};
    WriteOut write_out(scenario, catalogue);
    for (std::size_t i = 0; i < written.modifiers.size(); ++i)
        write_out.each_of(written.modifiers[i], [&](Modifier each) {
            all.book.modifiers.push_back(std::move(each));
            all.modifiers_written_as.push_back(static_cast<int>(i));
        });
    for (std::size_t i = 0; i < written.rules.size(); ++i)
        write_out.each_of(written.rules[i], [&](Rule each) {
            all.book.rules.push_back(std::move(each));
            all.written_as.push_back(static_cast<int>(i));
        });
    all.too_long = write_out.too_long();
    return all;
}

bool unroll(ScenarioTest& test, const Scenario& scenario, const Catalogue& catalogue) {
    WriteOut write_out(scenario, catalogue);
    write_out.inside(test);
    return !write_out.too_long();
}

}  // namespace hexwright::scenario
