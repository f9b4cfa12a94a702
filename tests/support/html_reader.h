// Reads a page as a browser would tell its text from its markup: enough to see whether somebody's text became markup.
#pragma once
#include "formats/xml/bytes/utf8.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::testing {

struct HtmlSeen {
    std::vector<std::string> tags;  // Each with the names of its attributes, in their order: "a href class", "/a".
    std::string text;               // Without what stands in scripts and style sheets.
};

namespace html_reading {

inline void append_utf8(std::string& text, unsigned long code) {
    const auto byte = [&](unsigned long bits) { text += static_cast<char>(bits); };
    if (code < 0x80) return byte(code);
    if (code < 0x800) return byte(0xC0 | code >> 6), byte(0x80 | (code & 0x3F));
    if (code >= 0x10000) byte(0xF0 | code >> 18), byte(0x80 | (code >> 12 & 0x3F));
    else byte(0xE0 | code >> 12);
    byte(0x80 | (code >> 6 & 0x3F)), byte(0x80 | (code & 0x3F));
}

inline std::string decoded(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t end = text.front() == '&' ? text.find(';') : std::string_view::npos;
        const std::string_view name = end == std::string_view::npos ? "" : text.substr(1, end - 1);
        if (name == "amp") plain += '&';
        else if (name == "lt") plain += '<';
        else if (name == "gt") plain += '>';
        else if (name == "quot") plain += '"';
        else if (name.starts_with('#')) append_utf8(plain, std::stoul(std::string(name.substr(1))));
        else {
            plain += text.front();
            text.remove_prefix(1);
            continue;
        }
        text.remove_prefix(end + 1);
    }
    return plain;
}

// From behind "<" to behind ">".
inline std::string tag_at(std::string_view html, std::size_t& at) {
    std::string tag;
    while (at < html.size() && html[at] != '>') {
        if (html[at] == '"' || html[at] == '\'') {
            at = std::min(html.find(html[at], at + 1), html.size() - 1) + 1;
            continue;
        }
        tag += html[at++];
    }
    ++at;
    return tag;
}

inline bool begins_tag(std::string_view html, std::size_t at) {
    if (html[at] != '<' || at + 1 >= html.size()) return false;
    const char next = html[at + 1];
    return next == '/' || next == '!' || next == '?' || (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z');
}

}  // namespace html_reading

inline HtmlSeen read_html(std::string_view html) {
    using namespace html_reading;
    HtmlSeen seen;
    std::string text;
    for (std::size_t at = 0; at < html.size();) {
        if (!begins_tag(html, at)) {
            text += html[at++];
            continue;
        }
        const std::string tag = tag_at(html, ++at);
        seen.tags.push_back(tag);
        text += ' ';
        for (const std::string raw : {"script", "style"})
            if (tag == raw || tag.starts_with(raw + " ")) at = std::min(html.find("</" + raw, at), html.size());
    }
    seen.text = decoded(text);
    return seen;
}

}  // namespace hexwright::testing
