// Implements the writing functions of rulebook_xml.h.
#include "formats/room.h"
#include "formats/xml/rule_members.h"
#include "formats/xml/rulebook_xml.h"

namespace hexwright::formats {
namespace {

class RulebookWriter {
public:
    explicit RulebookWriter(XmlWriter& out) : out_(out) {}

    template <HasFields Word>
    void open(const Word& word) {
        out_.open(Word::name);
        attributes(word);
    }
    template <HasFields Word>
    void attributes(const Word& word) {
        each_field(word, [&]<class Member>(std::string_view name, const Member& member) {
            if constexpr (!Nested<Member>) attribute(name, member);
        });
    }
    template <HasFields Word>
    void inside(const Word& word) {
        each_field(word, [&]<class Member>(std::string_view, const Member& member) {
            if constexpr (Nested<Member>) write(member);
        });
    }
    template <HasFields Word>
    void write(const Word& word) {
        open(word);
        inside(word);
        out_.close();
    }
    template <OneOfWords Wrapper>
    void write(const Wrapper& wrapper) {
        std::visit([&](const auto& word) { write(word); }, wrapper.is);
    }
    template <Nested Member>
    void write(const Member& member) {
        each_part(member, [&](const auto& part) { write(part); });
    }

private:
    template <class Tag, Need need>
    void attribute(std::string_view name, const Name<Tag, need>& member) {
        if (member.given()) out_.attribute(name, member.word);
    }
    template <int Low, int High, int Default>
    void attribute(std::string_view name, const Number<Low, High, Default>& member) {
        if (member.value != Default) out_.attribute(name, member.value);
    }
    template <int Low, int High>
    void attribute(std::string_view name, const MaybeNumber<Low, High>& member) {
        if (member.value) out_.attribute(name, *member.value);
    }
    void attribute(std::string_view name, const Phrase& member) {
        if (!member.text.empty()) out_.attribute(name, member.text);
    }
    template <Need need>
    void attribute(std::string_view name, const trial::Spot<need>& member) {
        if (member.space) out_.attribute(name, to_text(*member.space));
    }
    void attribute(std::string_view name, const trial::Faces& member) { list(name, member.words); }
    void attribute(std::string_view name, const trial::Path& member) { list(name, member.words); }
    void attribute(std::string_view name, const trial::Markers& member) { list(name, member.words); }
    void attribute(std::string_view name, const trial::Check& member) {
        if (!member.digits.empty()) out_.attribute(name, member.digits);
    }
    void attribute(std::string_view name, const trial::Seed& member) {
        if (member.value != 0) out_.attribute(name, std::to_string(member.value));
    }
    void list(std::string_view name, const std::vector<std::string>& words) {
        std::string all;
        for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
        if (!all.empty()) out_.attribute(name, all);
    }
    template <Choice Enum>
    void attribute(std::string_view name, Enum member) {
        if (member != Enum{}) out_.attribute(name, word_of(member));
    }

    XmlWriter& out_;
};

template <HasFields Word>
void open_with_all(XmlWriter& out, const Word& word) {
    RulebookWriter writer(out);
    writer.open(word);
    writer.inside(word);
}

}  // namespace

void open_rule(XmlWriter& out, const Rule& rule) { open_with_all(out, rule); }
void open_modifier(XmlWriter& out, const Modifier& modifier) { open_with_all(out, modifier); }
void open_victory(XmlWriter& out, const Victory& victory) { RulebookWriter(out).open(victory); }
void open_win(XmlWriter& out, const Win& win) { open_with_all(out, win); }
void open_score(XmlWriter& out, const BonusPoints& score) { open_with_all(out, score); }
void open_test(XmlWriter& out, const ScenarioTest& test) { open_with_all(out, test); }
void open_puzzle(XmlWriter& out, const Puzzle& puzzle) { open_with_all(out, puzzle); }
void open_campaign(XmlWriter& out, const Campaign& campaign) {
    RulebookWriter writer(out);
    out.open("campaign");
    out.attribute("xmlns", "urn:hexwright:campaign:2");
    writer.attributes(campaign);
    writer.inside(campaign);
}
void write_conditions(XmlWriter& out, const Conditions& conditions) { RulebookWriter(out).write(conditions); }

}  // namespace hexwright::formats
