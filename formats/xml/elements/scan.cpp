#include "formats/xml/elements/scan.h"

#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/utf8.h"

#include <algorithm>
#include <charconv>

namespace hexwright::xml {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool starts_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' ||
           static_cast<unsigned char>(c) >= 0x80;
}
bool continues_name(char c) { return starts_name(c) || (c >= '0' && c <= '9') || c == '-' || c == '.'; }

// Each member reads on from `at_` and returns whether that succeeded; the first error is kept in `error_`.
class Scan {
public:
    Scan(std::string_view text, const std::string& file) : text_(text), file_(file) {}

    Result<XmlPlaces> run() {
        if (document()) return std::move(places_);
        return failure(std::move(*error_));
    }

private:
    bool fail(std::size_t offset, std::string_view id, std::vector<Argument> arguments = {}) {
        error_ = Refusal{Message{std::string(id), std::move(arguments)}, position_in(text_, offset, file_)};
        return false;
    }
    bool fail_for_the_file(std::string_view id, std::vector<Argument> arguments = {}) {
        error_ = Refusal{Message{std::string(id), std::move(arguments)}, FilePos{file_, 0, 0}};
        return false;
    }

    bool fail_in_tag(std::size_t offset, std::string_view id, std::string_view attribute_name) {
        return fail(offset, id,
                    {{"element", shortened(open_.back().name)},
                     {"attribute", shortened(attribute_name)},
                     {"limit", max_attributes_of_element}});
    }

    bool starts(std::string_view with) const { return text_.substr(at_).starts_with(with); }
    bool at_end() const { return at_ >= text_.size(); }
    void skip_space() {
        while (!at_end() && is_space(text_[at_])) ++at_;
    }
    std::string_view name() {
        const std::size_t from = at_;
        if (!at_end() && starts_name(text_[at_]))
            while (!at_end() && continues_name(text_[at_])) ++at_;
        return text_.substr(from, at_ - from);
    }

    bool document() {
        if (!bytes() || !declaration()) return false;
        while (!at_end())
            if (!(text_[at_] == '<' ? markup() : characters())) return false;
        if (!open_.empty()) return truncated();
        if (places_.elements.empty()) return fail_for_the_file("xml.empty");
        return true;
    }

    bool bytes() {
        if (text_.size() > max_file_bytes)
            return fail_for_the_file("file.too-large", {{"limit", max_file_bytes >> 20}});
        if (starts("\xFE\xFF") || starts("\xFF\xFE"))
            return fail_for_the_file("xml.encoding", {{"encoding", "UTF-16"}});
        const std::size_t bad = first_bad_byte(text_);
        if (bad != std::string_view::npos) {
            const auto byte = static_cast<unsigned char>(text_[bad]);
            return fail(bad, byte < 0x20 ? "xml.control-character" : "xml.not-utf8",
                        {{"byte", static_cast<int>(byte)}});
        }
        if (starts(byte_order_mark)) at_ += byte_order_mark.size();
        return true;
    }

    // For example <?xml version="1.0" encoding="UTF-8"?>.
    bool declaration() {
        if (!starts("<?xml") || at_ + 5 >= text_.size() || !is_space(text_[at_ + 5])) return true;
        const std::size_t end = text_.find("?>", at_);
        if (end == std::string_view::npos) return truncated();
        const std::string_view inside = text_.substr(at_ + 5, end - at_ - 5);
        if (inside.find('<') != std::string_view::npos)
            return fail(at_, "xml.not-closed", {{"what", "<?xml"}, {"end", "?>"}});
        const std::string_view encoding = declared_encoding(inside);
        if (!encoding.empty() && !is_utf8_name(encoding))
            return fail(static_cast<std::size_t>(encoding.data() - text_.data()), "xml.encoding",
                        {{"encoding", shortened(encoding)}});
        at_ = end + 2;
        return true;
    }
    static std::string_view declared_encoding(std::string_view inside) {
        const std::size_t word = inside.find("encoding");
        if (word == std::string_view::npos) return {};
        const std::size_t quote = inside.find_first_of("\"'", word);
        if (quote == std::string_view::npos) return inside.substr(word);
        const std::size_t end = inside.find(inside[quote], quote + 1);
        return inside.substr(quote + 1, end == std::string_view::npos ? end : end - quote - 1);
    }
    static bool is_utf8_name(std::string_view encoding) {
        constexpr std::string_view name = "utf-8";
        return std::ranges::equal(encoding, name,
                                  [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; });
    }

    bool markup() {
        if (starts("<!--")) return comment();
        if (starts("<![CDATA[")) return cdata();
        if (starts("<!DOCTYPE") || starts("<!doctype")) return fail(at_, "xml.doctype");
        if (starts("<!")) return fail(at_, "xml.syntax", {{"found", shortened(text_.substr(at_), 12)}});
        if (starts("<?")) return fail(at_, "xml.instruction");
        if (starts("</")) return end_tag();
        return start_tag();
    }

    bool count_node(std::size_t offset) {
        return ++nodes_ <= max_xml_nodes || fail(offset, "xml.too-many-nodes", {{"limit", max_xml_nodes}});
    }

    bool comment() {
        const std::size_t from = at_, end = text_.find("--", at_ + 4);
        if (end == std::string_view::npos) return fail(from, "xml.not-closed", {{"what", "<!--"}, {"end", "-->"}});
        if (text_.substr(end, 3) != "-->") return fail(end, "xml.dashes-in-comment");
        at_ = end + 3;
        return count_node(from);
    }

    bool cdata() {
        const std::size_t from = at_, end = text_.find("]]>", at_);
        if (open_.empty()) return fail(from, "xml.text-outside");
        if (end == std::string_view::npos) return fail(from, "xml.not-closed", {{"what", "<![CDATA["}, {"end", "]]>"}});
        at_ = end + 3;
        return count_node(from);
    }

    // Reads up to the next '<'.
    bool characters() {
        const std::size_t from = at_;
        bool blank = true;
        for (; !at_end() && text_[at_] != '<'; ++at_) {
            if (is_space(text_[at_])) continue;
            if (open_.empty()) return fail(at_, "xml.text-outside");
            if (text_[at_] == '&' && !reference()) return false;
            blank = false;
        }
        return blank || count_node(from);
    }

    // Leaves at_ on the ';'.
    bool reference() {
        const std::size_t from = at_, end = text_.find(';', from);
        const std::size_t length = end == std::string_view::npos || end - from > 10 ? 0 : end - from - 1;
        const std::string_view inside = text_.substr(from + 1, length);
        if (!is_known(inside))
            return fail(
                from, "xml.reference",
                {{"found", length ? shortened(text_.substr(from, length + 2)) : shortened(text_.substr(from), 10)}});
        at_ = end;
        return true;
    }
    static bool is_known(std::string_view reference) {
        for (const std::string_view known : {"amp", "lt", "gt", "quot", "apos"})
            if (reference == known) return true;
        if (!reference.starts_with('#')) return false;
        const bool hexadecimal = reference.starts_with("#x");
        const std::string_view digits = reference.substr(hexadecimal ? 2 : 1);
        unsigned long code = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), code, hexadecimal ? 16 : 10);
        return error == std::errc() && end == digits.data() + digits.size() && is_xml_character(code);
    }

    bool start_tag() {
        const std::size_t from = at_++;
        const std::string_view element = name();
        if (element.empty()) return fail(from, "xml.syntax", {{"found", shortened(text_.substr(from), 12)}});
        if (open_.empty() && !places_.elements.empty())
            return fail(from, "xml.two-roots", {{"element", shortened(element)}});
        if (open_.size() >= max_xml_nesting) return fail(from, "xml.too-deep", {{"limit", max_xml_nesting}});
        if (!count_node(from)) return false;
        open_.push_back({element, places_.elements.size()});
        places_.elements.push_back(
            {static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(places_.attributes.size()), 0});
        return attributes();
    }

    // Reads up to and including the end of the start tag.
    bool attributes() {
        names_.clear();
        while (true) {
            const std::size_t before = at_;
            skip_space();
            if (at_end()) return truncated();
            if (starts("/>")) {
                at_ += 2;
                close();
                return true;
            }
            if (text_[at_] == '>') {
                ++at_;
                return true;
            }
            if (at_ == before) return fail_in_tag(at_, "xml.syntax-in-tag", {});
            if (!attribute()) return false;
        }
    }

    bool attribute() {
        const std::size_t from = at_;
        const std::string_view attribute_name = name();
        if (attribute_name.empty()) return fail_in_tag(from, "xml.syntax-in-tag", {});
        if (std::ranges::find(names_, attribute_name) != names_.end())
            return fail_in_tag(from, "xml.attribute-twice", attribute_name);
        names_.push_back(attribute_name);
        if (names_.size() > max_attributes_of_element)
            return fail_in_tag(from, "xml.too-many-attributes-of", attribute_name);
        places_.attributes.push_back(static_cast<std::uint32_t>(from));
        if (places_.attributes.size() > max_xml_attributes)
            return fail(from, "xml.too-many-attributes", {{"limit", max_xml_attributes}});
        skip_space();
        if (at_end()) return truncated();
        if (text_[at_] != '=') return fail_in_tag(from, "xml.no-value", attribute_name);
        ++at_;
        skip_space();
        return value(from, attribute_name);
    }

    bool value(std::size_t from, std::string_view attribute_name) {
        if (at_end()) return truncated();
        const char quote = text_[at_];
        if (quote != '"' && quote != '\'') return fail_in_tag(from, "xml.no-value", attribute_name);
        for (++at_; !at_end() && text_[at_] != quote; ++at_) {
            if (text_[at_] == '<') return fail_in_tag(from, "xml.value-not-closed", attribute_name);
            if (text_[at_] == '&' && !reference()) return false;
        }
        if (at_end()) return truncated();
        ++at_;
        return true;
    }

    bool end_tag() {
        const std::size_t from = at_;
        at_ += 2;
        const std::string_view element = name();
        skip_space();
        if (open_.empty()) return fail(from, "xml.end-without-start", {{"element", shortened(element)}});
        if (at_end()) return truncated();
        const Open& open = open_.back();
        if (element != open.name || text_[at_] != '>')
            return fail(from, "xml.wrong-end",
                        {{"element", shortened(element)},
                         {"expected", shortened(open.name)},
                         {"line", position_in(text_, places_.elements[open.index].offset, file_).line}});
        ++at_;
        close();
        return true;
    }

    void close() {
        places_.elements[open_.back().index].after = static_cast<std::uint32_t>(places_.elements.size());
        open_.pop_back();
    }

    bool truncated() {
        if (open_.empty()) return fail(text_.size(), "xml.truncated");
        const int line = position_in(text_, places_.elements[open_.back().index].offset, file_).line;
        return fail(text_.size(), "xml.truncated-in", {{"element", shortened(open_.back().name)}, {"line", line}});
    }

    struct Open {
        std::string_view name;
        std::size_t index = 0;
    };

    std::string_view text_;
    const std::string& file_;
    std::size_t at_ = 0;
    std::size_t nodes_ = 0;
    std::vector<Open> open_;
    std::vector<std::string_view> names_;  // Attribute names of the tag being read.
    XmlPlaces places_;
    std::optional<Refusal> error_;
};

}  // namespace

Result<XmlPlaces> scan_xml(std::string_view text, const std::string& file) { return Scan(text, file).run(); }

FilePos position_in(std::string_view text, std::size_t offset, const std::string& file) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t break_at = before.rfind('\n');
    std::string_view in_line = break_at == std::string_view::npos ? before : before.substr(break_at + 1);
    if (in_line.data() == text.data() && in_line.starts_with(byte_order_mark))
        in_line.remove_prefix(byte_order_mark.size());
    return {file, 1 + static_cast<int>(std::ranges::count(before, '\n')),
            1 + static_cast<int>(character_count(in_line))};
}

}  // namespace hexwright::xml
