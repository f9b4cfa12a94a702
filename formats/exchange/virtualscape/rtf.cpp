#include "formats/exchange/virtualscape/rtf.h"

#include "formats/exchange/room.h"
#include "formats/xml/bytes/windows_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace hexwright::exchange {
namespace {

struct Group {
    bool hidden = false;  // Fonts, colours, pictures: no text of the scenario.
    int fallback = 1;     // Number of fallback characters after a \u for programs that do not know it.
};
constexpr std::size_t deepest_group = 500;  // Limit on nested groups; deeper ones share the last one.

struct Symbol {
    std::string_view word;
    unsigned long character;
};
constexpr std::array symbols = {
    Symbol{"par", '\n'},         Symbol{"line", '\n'},        Symbol{"sect", '\n'},      Symbol{"page", '\n'},
    Symbol{"row", '\n'},         Symbol{"tab", '\t'},         Symbol{"cell", '\t'},      Symbol{"emdash", 0x2014},
    Symbol{"endash", 0x2013},    Symbol{"bullet", 0x2022},    Symbol{"lquote", 0x2018},  Symbol{"rquote", 0x2019},
    Symbol{"ldblquote", 0x201C}, Symbol{"rdblquote", 0x201D}, Symbol{"emspace", 0x2003}, Symbol{"enspace", 0x2002}};
constexpr std::array<std::string_view, 15> hidden_groups = {
    "fonttbl", "colortbl", "stylesheet", "info",    "pict",     "object",     "header",   "footer",
    "headerl", "headerr",  "footerl",    "footerr", "footnote", "annotation", "listtable"};

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

int hex_digit(char c) {
    if (is_digit(c)) return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

class RtfReader {
public:
    RtfReader(std::string_view rtf, std::size_t most) : rest_(rtf), most_(most) {}

    std::string run() {
        while (!rest_.empty() && characters_ < most_) step();
        flush_half();
        return std::move(text_);
    }

private:
    char take() {
        const char c = rest_.front();
        rest_.remove_prefix(1);
        return c;
    }

    void step() {
        const char c = take();
        if (c == '{') open();
        else if (c == '}') close();
        else if (c == '\\') control();
        else if (c != '\r' && c != '\n' && c != '\0') put(windows_1252(static_cast<unsigned char>(c)));
    }

    void open() {
        if (groups_.size() < deepest_group) groups_.push_back(groups_.back());
        else ++too_deep_;
        skip_ = 0;
    }
    void close() {
        if (too_deep_ > 0) --too_deep_;
        else if (groups_.size() > 1) groups_.pop_back();
        skip_ = 0;
    }

    void control() {
        if (rest_.empty()) return;
        if (is_letter(rest_.front())) return word();
        const char symbol = take();
        if (symbol == '\'') return byte_in_hex();
        if (symbol == '*') groups_.back().hidden = true;
        else if (symbol == '~') put(0xA0);
        else if (symbol == '_') put(0x2011);
        else if (symbol == '\r' || symbol == '\n') put('\n');
        else if (symbol == '\\' || symbol == '{' || symbol == '}') put(static_cast<unsigned char>(symbol));
    }

    void byte_in_hex() {
        const int high = rest_.empty() ? -1 : hex_digit(rest_.front());
        const int low = rest_.size() < 2 ? -1 : hex_digit(rest_[1]);
        if (high < 0 || low < 0) return;
        rest_.remove_prefix(2);
        put(windows_1252(static_cast<unsigned char>(high * 16 + low)));
    }

    void word() {
        const auto end = std::ranges::find_if_not(rest_, is_letter);
        const auto name = rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
        rest_.remove_prefix(name.size());
        const int number = this->number();
        if (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
        if (name == "u") return unicode(number);
        if (name == "uc") groups_.back().fallback = std::clamp(number, 0, 100);
        else if (name == "bin")
            rest_.remove_prefix(std::min<std::size_t>(rest_.size(), static_cast<std::size_t>(std::max(number, 0))));
        else if (std::ranges::count(hidden_groups, name) > 0) groups_.back().hidden = true;
        else if (const auto found = std::ranges::find(symbols, name, &Symbol::word); found != symbols.end())
            put(found->character);
    }

    // Reads the number after a word; 0 if there is none.
    int number() {
        const bool negative = rest_.size() > 1 && rest_[0] == '-' && is_digit(rest_[1]);
        if (negative) rest_.remove_prefix(1);
        int value = 0;
        while (!rest_.empty() && is_digit(rest_.front())) value = std::min(value * 10 + (take() - '0'), 100'000'000);
        return negative ? -value : value;
    }

    void unicode(int number) {
        const unsigned long unit = static_cast<std::uint16_t>(number);
        skip_ = 0;
        if (groups_.back().hidden) return;
        if (unit >= 0xD800 && unit < 0xDC00) {
            flush_half();
            half_ = unit;
        } else if (half_ != 0 && unit >= 0xDC00 && unit < 0xE000) {
            const unsigned long pair = 0x10000 + ((half_ - 0xD800) << 10) + (unit - 0xDC00);
            half_ = 0;
            append(pair);
        } else {
            put(unit);
        }
        skip_ = groups_.back().fallback;
    }

    void put(unsigned long character) {
        if (groups_.back().hidden) return;
        if (skip_ > 0) {
            --skip_;
            return;
        }
        flush_half();
        append(character);
    }
    void append(unsigned long character) {
        append_utf8(text_, character);
        ++characters_;
    }
    void flush_half() {
        if (half_ != 0) append(0xFFFD);
        half_ = 0;
    }

    std::string_view rest_;
    std::size_t most_, characters_ = 0, too_deep_ = 0;
    std::vector<Group> groups_{Group{}};
    int skip_ = 0;            // Fallback characters still to be skipped after a \u.
    unsigned long half_ = 0;  // First half of a surrogate pair.
    std::string text_;
};

void append_unit(std::string& out, unsigned long unit) {
    out += "\\u" + std::to_string(static_cast<std::int16_t>(static_cast<std::uint16_t>(unit))) + "?";
}
// A character beyond the first 65,536 is two units.
void append_pair(std::string& out, unsigned long code) {
    append_unit(out, 0xD800 + ((code - 0x10000) >> 10));
    append_unit(out, 0xDC00 + ((code - 0x10000) & 0x3FF));
}

}  // namespace

std::string plain_from_rtf(std::string_view rtf, std::size_t most_characters) {
    if (rtf.starts_with("{\\rtf")) return RtfReader(rtf, most_characters).run();
    std::string text;
    for (const char c : rtf.substr(0, std::min(rtf.find('\0'), most_characters)))
        append_utf8(text, windows_1252(static_cast<unsigned char>(c)));
    return text;
}

std::string rtf_from_plain(std::string_view text) {
    std::string rtf = "{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0{\\fonttbl{\\f0 MS Shell Dlg;}}\r\n\\pard\\f0\\fs16 ";
    while (!text.empty()) {
        const unsigned long code = take_utf8(text);
        if (code == '\n') rtf += "\\par\r\n";
        else if (code == '\t') rtf += "\\tab ";
        else if (code == '\\' || code == '{' || code == '}') rtf += {'\\', static_cast<char>(code)};
        else if (code < 0x80) rtf += static_cast<char>(code);
        else if (code < 0x10000) append_unit(rtf, code);
        else append_pair(rtf, code);
    }
    rtf += "\\par\r\n}\r\n";
    return rtf + '\0';
}

}  // namespace hexwright::exchange
