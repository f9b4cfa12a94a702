#include "formats/telling/rules_text/slot_text.h"

#include "engine/board/catalogue/card_names.h"
#include "engine/scenario/slot_sentences.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hexwright::telling {

std::string choice_id(const Slot& slot, std::string_view word, const Words& words) {
    for (const std::string& id :
         {"slot.choice." + std::string(slot.name) + "." + std::string(word), "slot.choice." + std::string(word)})
        if (words.knows(id)) return id;
    return {};
}

namespace {

// ---- templates: "it is a round[ from {from}][ up to {to}]"; what stands in brackets is left out with its members

struct TemplatePart {
    std::string_view text{};
    bool in_brackets = false;
};

std::vector<TemplatePart> parts_of(std::string&&) = delete;  // The parts are parts of the sentence.
std::vector<TemplatePart> parts_of(const std::string& text) {
    std::string_view sentence = text;
    std::vector<TemplatePart> parts;
    while (!sentence.empty()) {
        const std::size_t open = std::min(sentence.find('['), sentence.size());
        if (open > 0) parts.push_back({sentence.substr(0, open), false});
        sentence.remove_prefix(open);
        if (sentence.empty()) break;
        const std::size_t close = std::min(sentence.find(']'), sentence.size());
        parts.push_back({sentence.substr(1, close - 1), true});
        sentence.remove_prefix(std::min(close + 1, sentence.size()));
    }
    return parts;
}

std::vector<std::string> members_in(std::string_view text) {
    std::vector<std::string> members;
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1))
        members.emplace_back(text.substr(open + 1, text.find('}', open) - open - 1));
    return members;
}

// ---- what slots show

std::string named_player(const std::string& word, const Words& words) {
    const bool number = word.size() == 1 && word[0] >= '1' && word[0] <= '8';
    if (number) return words({"slot.name.player", {{"number", word}}});
    const std::string id = "slot.name." + word;
    return words.knows(id) ? words(id) : word;
}

std::string spaced(std::string word) {
    std::ranges::replace(word, '-', ' ');
    return word;
}

std::string chosen(const Slot& slot, const std::string& word, const Words& words) {
    const std::string id = choice_id(slot, word, words);
    return id.empty() ? spaced(word) : words(id);
}

template <class Id>
std::string name_in_catalogue(std::optional<Id> id, const std::string& word, const auto& type_of) {
    return id ? type_of(*id).name : word;
}

std::string shown_text(const Slot& slot, const std::string& text, const Words& words, const Catalogue& catalogue) {
    const auto type = [&](auto id) -> const auto& { return catalogue[id]; };
    switch (slot.kind) {
        case SlotKind::Player:
        case SlotKind::Winner:
        case SlotKind::Result:
        case SlotKind::Owner:
            return named_player(text, words);
        case SlotKind::Zone:
            return text == own_start_word || text == enemy_start_word ? words("slot.name." + text) : text;
        case SlotKind::Figure:
            return text == "event" ? words("slot.name.event-figure") : text;
        case SlotKind::Choice:
            return chosen(slot, text, words);
        case SlotKind::Card:
            if (const auto card = catalogue.card(text)) return full_name(catalogue, catalogue[*card]);
            return text;
        case SlotKind::Terrain:
            return name_in_catalogue(catalogue.terrain(text), text, type);
        case SlotKind::Kind:
            return name_in_catalogue(catalogue.piece(text), text, type);
        case SlotKind::Glyph:
            if (text == "event") return words("slot.name.event-glyph");
            return name_in_catalogue(catalogue.glyph(text), text, type);
        case SlotKind::Sort:
            if (catalogue.glyph(text)) return name_in_catalogue(catalogue.glyph(text), text, type);
            return name_in_catalogue(catalogue.piece(text), text, type);
        default:
            return text;
    }
}

std::string title_of_rule(const WordNode& all, const std::string& id) {
    const WordList* rules = all.list("rules");
    if (!rules || id.empty()) return {};
    for (const WordNode& rule : rules->parts)
        if (const Slot* title = rule.slot("title"); title && rule.id() == id) return title->text;
    return {};
}

class SlotWriter {
public:
    SlotWriter(const WordNode& word, const Words& words, const Catalogue& catalogue, const WordNode* all)
        : word_(word), words_(words), catalogue_(catalogue), all_(all) {}

    void add(const TemplatePart& part) {
        if (part.in_brackets && !wanted(part.text)) {
            sentence.more.push_back({std::string(part.text), members_in(part.text)});
            return;
        }
        std::string_view text = part.text;
        while (!text.empty()) {
            const std::size_t open = std::min(text.find('{'), text.size());
            if (open > 0) sentence.pieces.push_back({std::string(text.substr(0, open))});
            text.remove_prefix(open);
            if (text.empty()) break;
            const std::size_t close = std::min(text.find('}'), text.size());
            add_slot(std::string(text.substr(1, close - 1)));
            text.remove_prefix(std::min(close + 1, text.size()));
        }
    }

    SlotSentence sentence{};

private:
    // A part in brackets stands when one of its members is given or must be.
    bool wanted(std::string_view text) const {
        return std::ranges::any_of(members_in(text), [&](const std::string& member) {
            const Slot* slot = word_.slot(member);
            return slot && (!slot->text.empty() || slot->required || word_.lacks == member);
        });
    }
    void add_slot(const std::string& member) {
        const Slot* slot = word_.slot(member);
        if (!slot) return sentence.pieces.push_back({"{" + member + "}"});
        const bool missing = slot->missing() || (word_.lacks == member && slot->text.empty());
        const std::string hole = hole_sentences[slot->kind];
        sentence.pieces.push_back(
            {missing ? words_(hole) : shown(*slot, slot->text, words_, catalogue_, all_), member, slot->kind, missing});
    }

    const WordNode& word_;
    const Words& words_;
    const Catalogue& catalogue_;
    const WordNode* all_;
};

// "it has {at-least} wound or more" where that member is 1: each "{at-least#wound|wounds}" is put into words.
std::string template_for(const WordNode& word, const Words& words) {
    std::string sentence = words(slot_sentence_id(word));
    for (std::size_t open = sentence.find('{'); open != std::string::npos; open = sentence.find('{', open + 1)) {
        const std::size_t close = sentence.find('}', open), mark = sentence.find('#', open);
        if (close == std::string::npos || mark > close) continue;
        const Slot* decides = word.slot(sentence.substr(open + 1, mark - open - 1));
        const bool one = decides && (decides->text.empty() ? decides->usual : decides->text) == "1";
        const std::size_t between = std::min(sentence.find('|', mark), close);
        sentence.replace(
            open, close - open + 1,
            one ? sentence.substr(mark + 1, between - mark - 1) : sentence.substr(between + 1, close - between - 1));
    }
    return sentence;
}

bool is_group_of_words(std::string_view group) {
    return std::ranges::any_of(all_words(),
                               [&](const WordSort& sort) { return sort.group == group && sort.name != group; });
}

}  // namespace

std::string slot_sentence_id(const WordNode& word) {
    const std::string group = is_group_of_words(word.group) ? std::string(word.group) : "word";
    return "slot." + group + "." + std::string(word.name);
}

std::string slot_inside_id(const WordNode& word, std::string_view list, const Words& words) {
    const std::string own = "slot.inside." + std::string(word.name) + "." + std::string(list);
    return words.knows(own) ? own : "slot.inside." + std::string(list);
}

SlotSentence slot_sentence(const WordNode& word, const Words& words, const Catalogue& catalogue, const WordNode* all) {
    SlotWriter writer(word, words, catalogue, all);
    const std::string sentence = template_for(word, words);
    if (words.knows(slot_sentence_id(word)))
        for (const TemplatePart& part : parts_of(sentence)) writer.add(part);
    else writer.sentence.pieces.push_back({sentence});
    for (const WordList& list : word.lists)
        writer.sentence.inside.push_back({std::string(list.name), words(slot_inside_id(word, list.name, words))});
    return std::move(writer.sentence);
}

std::string plain(const SlotSentence& sentence) {
    std::string text;
    for (const SlotPiece& piece : sentence.pieces) text += piece.member.empty() ? piece.text : "[" + piece.text + "]";
    return text;
}

std::string shown(const Slot& slot, const std::string& text, const Words& words, const Catalogue& catalogue,
                  const WordNode* all) {
    if (slot.kind == SlotKind::NamedRule && all)
        if (std::string title = title_of_rule(*all, text); !title.empty()) return title;
    if (!text.empty()) return shown_text(slot, text, words, catalogue);
    if (!slot.usual.empty()) return shown_text(slot, slot.usual, words, catalogue);
    return words(nothing_sentences[slot.kind]);
}

MoreEntry more_entry(const WordNode& word, const SlotSentence::More& more, const Words& words) {
    MoreEntry entry{.member = more.members.empty() ? std::string() : more.members.front()};
    const Slot* slot = word.slot(entry.member);
    const std::string hole = "{" + entry.member + "}";
    entry.said = more.text;
    if (const auto at = entry.said.find(hole); at != std::string::npos) entry.said.replace(at, hole.size(), "…");
    // Without the signs that join it to the sentence: ", untold: …" is "untold: …", " (check …)" is "check …".
    entry.said.erase(0, std::min(entry.said.find_first_not_of(" ,;:("), entry.said.size()));
    entry.said.erase(entry.said.find_last_not_of(" :") + 1);
    if (entry.said.ends_with(')') && entry.said.find('(') == std::string::npos) entry.said.pop_back();
    const bool only_hole = entry.said == "…";
    entry.hole = slot ? words(hole_sentences[slot->kind]) : std::string();
    if (only_hole) entry.said = std::exchange(entry.hole, {});
    return entry;
}

std::string menu_entry(const WordSort& sort, const Words& words) {
    std::string entry;
    const std::string sentence = template_for(sort.empty, words);
    for (const TemplatePart& part : parts_of(sentence)) {
        if (part.in_brackets) continue;
        std::string_view text = part.text;
        while (!text.empty()) {
            const std::size_t open = std::min(text.find('{'), text.size());
            entry += text.substr(0, open);
            text.remove_prefix(open);
            if (text.empty()) break;
            entry += "…";
            text.remove_prefix(std::min(text.find('}'), text.size() - 1) + 1);
        }
    }
    return entry;
}

}  // namespace hexwright::telling
