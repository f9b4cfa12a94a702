// A text for each value of an enum, such as the sentence of each reason, as one table:
//     constexpr EnumTexts<Verdict, Verdict::Juts> sentences({{Verdict::Wall, "move.wall"}, ...});
// A value without a row does not compile, nor do more rows than values.
#pragma once
#include <cassert>
#include <cstddef>

namespace hexwright {

template <class Enum, Enum last>
class EnumTexts {
public:
    static constexpr std::size_t size = static_cast<std::size_t>(last) + 1;
    struct Row {
        Enum value{};
        const char* text = nullptr;
    };

    consteval explicit EnumTexts(const Row (&rows)[size]) {
        for (const Row& row : rows) texts_[static_cast<std::size_t>(row.value)] = row.text;
        for (const char* text : texts_)
            if (text == nullptr) a_value_has_no_row();  // Stops the compiler.
    }
    constexpr const char* operator[](Enum value) const {
        assert(static_cast<std::size_t>(value) < size);
        return texts_[static_cast<std::size_t>(value)];
    }

private:
    static void a_value_has_no_row() {}  // Not constant.

    const char* texts_[size]{};
};

}  // namespace hexwright
