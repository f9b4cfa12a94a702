// Writes words of the scenario language as elements, driven by the members that each word lists. Private to the writers
// of rules and of single words (rulebook_writer.cpp, word_xml.cpp).
#pragma once
#include "engine/scenario/word_text.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rule_members.h"

namespace hexwright::xml {

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
    template <class Member>
    void attribute(std::string_view name, const Member& member) {
        if (const std::string text = written(member); !text.empty()) out_.attribute(name, text);
    }

    XmlWriter& out_;
};

template <HasFields Word>
void write_word(XmlWriter& out, const Word& word) {
    RulebookWriter(out).write(word);
}

}  // namespace hexwright::xml
