#include "formats/telling/share_text.h"

#include "engine/core/text.h"
#include "formats/telling/rules_text/markdown_text.h"
#include "formats/telling/rules_text/passage.h"
#include "formats/xml/bytes/terminal.h"

#include <algorithm>

namespace hexwright::telling {
namespace {

constexpr std::string_view zero_width = "\u200B";  // A blank without width: keeps signs from being read together.

// In one line, without characters that could hide or turn around what follows.
std::string clean_line(std::string_view text) { return one_line(line_for_terminal(text)); }

// A forum makes links of bare addresses, and calls whoever stands behind "@".
std::string without_links(const std::string& text) {
    const std::string small = lower(text);
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        out += text[i];
        const std::string_view from_here = std::string_view(small).substr(i);
        if (from_here.starts_with("://") || from_here.starts_with('@')) out += zero_width;
        if (std::string_view(small).substr(0, i + 1).ends_with("www") && from_here.starts_with("w.")) out += zero_width;
    }
    return out;
}

std::string bbcode_text(const std::string& text) {
    std::string out;
    for (const char letter : without_links(text)) {
        out += letter;
        if (letter == '[') out += zero_width;
    }
    return out;
}

std::string markdown_line(const std::string& text) {
    const std::string line = markdown_text(without_links(text));
    const std::size_t first = std::min(line.find(' '), line.size());
    return word_beginning_line(line.substr(0, first)) + line.substr(first);
}

// Letters of an address and of a file's name in one that no forum takes for anything else.
std::string in_address(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF", signs = "-._~:/?@!&*+,=%";
    std::string out;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                           (letter >= '0' && letter <= '9') || signs.find(letter) != std::string_view::npos;
        if (plain) out += letter;
        else (out += '%') += digits[byte >> 4U], out += digits[byte & 15U];
    }
    return out;
}

// ---- what is said

std::vector<Message> needed_things(const SharedMap& map) {
    std::vector<Message> all;
    for (const SharedCount& box : map.boxes)
        all.push_back({"boxes.row", {{"count", box.count}, {"set", clean_line(box.name)}}});
    for (const SharedCount& piece : map.in_no_box)
        all.push_back({"share.in-no-box", {{"count", piece.count}, {"piece", clean_line(piece.name)}}});
    return all;
}

std::string share_players(const SharedMap& map, const Words& words) {
    if (map.most_players <= 0) return {};
    if (map.least_players == map.most_players) return words(Message{"share.players", {{"n", map.most_players}}});
    return words(Message{"share.players-from-to", {{"from", map.least_players}, {"to", map.most_players}}});
}

// By whom, for how many, how large.
std::string share_facts(const SharedMap& map, const Words& words) {
    std::string facts;
    const auto add = [&](const std::string& fact) {
        if (!fact.empty()) facts += (facts.empty() ? "" : " · ") + fact;
    };
    if (const std::string author = clean_line(map.author); !author.empty())
        add(words(Message{"sheet.by", {{"author", author}}}));
    add(share_players(map, words));
    add(words(Message{"share.pieces", {{"n", map.pieces}}}));
    return facts;
}

std::string share_needs(const SharedMap& map, const Words& words) {
    const std::vector<Message> all = needed_things(map);
    return all.empty() ? std::string() : words(Message{"share.needs", {{"what", all}}});
}

struct SharedSentences {
    std::string title, facts, needs, picture, opens;  // `needs` may be empty; `opens` leads to link, code or file.
};

SharedSentences shared_sentences(const SharedMap& map, ShareForm form, const Words& words) {
    SharedSentences all;
    all.title = clean_line(map.title);
    if (all.title.empty()) all.title = words("title.untitled");
    all.facts = share_facts(map, words);
    all.needs = share_needs(map, words);
    const std::string picture = clean_line(map.picture);
    all.picture =
        words(Message{form == ShareForm::BBCode ? "share.picture-address" : "share.picture-here", {{"file", picture}}});
    if (!map.link.empty()) all.opens = words("share.open");
    else if (!map.code.empty()) all.opens = words("share.paste");
    else all.opens = words(Message{"share.attached", {{"file", clean_line(map.file)}}});
    return all;
}

// ---- how it is written

std::string share_as_bbcode(const SharedSentences& all, const SharedMap& map) {
    std::string text = "[b]" + bbcode_text(all.title) + "[/b]\n" + bbcode_text(all.facts) + "\n";
    text += "[img]" + bbcode_text(all.picture) + "[/img]\n";
    if (!all.needs.empty()) text += bbcode_text(all.needs) + "\n";
    const std::string opens = bbcode_text(all.opens);
    if (!map.link.empty()) return text + "[url=" + map.link + "]" + opens + "[/url]\n";
    return text + opens + "\n" + (map.code.empty() ? "" : "[code]" + map.code + "[/code]\n");
}

// A blank line between two, which would be one paragraph without it.
std::string share_as_markdown(const SharedSentences& all, const SharedMap& map) {
    std::string text = markdown_text(strong(without_links(all.title))) + "\n\n" + markdown_line(all.facts) + "\n\n";
    text += "![" + markdown_text(without_links(all.title)) + "](" + in_address(clean_line(map.picture)) + ")\n\n";
    if (!all.needs.empty()) text += markdown_line(all.needs) + "\n\n";
    if (!map.link.empty()) return text + "[" + markdown_text(all.opens) + "](" + map.link + ")\n";
    return text + markdown_line(all.opens) + "\n" + (map.code.empty() ? "" : "\n```\n" + map.code + "\n```\n");
}

std::string share_as_plain(const SharedSentences& all, const SharedMap& map) {
    std::string text = all.title + "\n" + all.facts + "\n" + all.picture + "\n";
    if (!all.needs.empty()) text += all.needs + "\n";
    if (!map.link.empty()) return text + all.opens + ": " + map.link + "\n";
    return text + all.opens + "\n" + (map.code.empty() ? "" : map.code + "\n");
}

}  // namespace

std::string share_text(const SharedMap& map, ShareForm form, const Words& words) {
    const SharedSentences all = shared_sentences(map, form, words);
    switch (form) {
        case ShareForm::BBCode:
            return share_as_bbcode(all, map);
        case ShareForm::Markdown:
            return share_as_markdown(all, map);
        case ShareForm::Plain:
            break;
    }
    return share_as_plain(all, map);
}

bool is_web_address(std::string_view text) {
    for (const std::string_view start : {std::string_view("https://"), std::string_view("http://")})
        if (text.starts_with(start) && text.size() > start.size())
            return text.size() <= most_address_letters &&
                   std::ranges::all_of(text, [](char letter) { return letter > ' ' && letter < '\x7F'; });
    return false;
}

std::string link_of(std::string_view address, std::string_view code) {
    return in_address(address.substr(0, address.find('#'))) + "#" + std::string(code);
}

}  // namespace hexwright::telling
