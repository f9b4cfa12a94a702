#include "editor/panels/desk/word_editor.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_words.h"
#include "editor/panels/desk/word_menus.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/checks/word_lines.h"
#include "formats/telling/rules_text/slot_text.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace hexwright::panels {

namespace {

constexpr float chip_height = 22, line_height = 26, word_indent = 18;

// Text and chips one after the other, in as many lines as the room asks for.
class Flow {
public:
    Flow(Ui& ui, float indent) : ui_(ui), from_(ImGui::GetCursorScreenPos()) {
        from_.x += ui.px(indent);
        right_ = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x - ui.px(4);
        at_ = from_;
    }

    void text(const std::string& text, Ink ink) {
        std::size_t begin = 0;
        while (begin < text.size()) {
            const std::size_t space = std::min(text.find(' ', begin), text.size() - 1);
            put_text(text.substr(begin, space + 1 - begin), ink);
            begin = space + 1;
        }
    }
    // A chip that can be clicked; `label` is its own.
    bool chip(const std::string& label, const std::string& text, Ink ink, bool missing) {
        const ImVec2 size(ImGui::CalcTextSize(text.c_str()).x + ui_.px(10), ui_.px(chip_height));
        make_room(std::min(size.x, right_ - from_.x));
        ImGui::SetCursorScreenPos({at_.x, at_.y + ui_.px(2)});
        const bool clicked = ImGui::InvisibleButton(label.c_str(), size);
        ui_.record(label);
        const bool over = ImGui::IsItemHovered();
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        const ImVec2 corner(at_.x, at_.y + ui_.px(2)), end(corner.x + size.x, corner.y + size.y);
        draw.AddRectFilled(corner, end,
                           missing ? ui_.theme.with_alpha(Ink::Error, over ? 0.3F : 0.16F)
                                   : ui_.theme[over ? Ink::AccentSoft : Ink::Raised],
                           ui_.px(4));
        draw.AddText({corner.x + ui_.px(5), corner.y + (size.y - ImGui::GetTextLineHeight()) / 2},
                     ui_.theme[missing ? Ink::Error : ink], text.c_str());
        at_.x += size.x + ui_.px(3);
        return clicked;
    }
    float bottom() const { return at_.y + ui_.px(line_height); }
    ImVec2 corner() const { return from_; }
    float right() const { return right_; }
    // The next item stands below.
    void end() { ImGui::SetCursorScreenPos({from_.x, bottom()}); }

private:
    void put_text(const std::string& word, Ink ink) {
        const float width = ImGui::CalcTextSize(word.c_str()).x;
        make_room(width);
        ImGui::GetWindowDrawList()->AddText({at_.x, at_.y + (ui_.px(line_height) - ImGui::GetTextLineHeight()) / 2},
                                            ui_.theme[ink], word.c_str());
        at_.x += width;
    }
    void make_room(float width) {
        if (at_.x + width <= right_ || at_.x <= from_.x) return;
        at_ = {from_.x, at_.y + ui_.px(line_height)};
    }

    Ui& ui_;
    ImVec2 from_, at_;
    float right_;
};

class WordSheet {
public:
    WordSheet(Ui& ui, EditorState& editor, WordEditorUi& state)
        : ui_(ui), editor_(editor), state_(state), top_(kept_desk_words(editor.map)) {}

    void word(const WordPath& path, const WordNode& node, float indent) {
        const ImVec2 left = ImGui::GetCursorScreenPos();
        Flow flow(ui_, indent);
        const SlotSentence sentence = slot_sentence(node, ui_.words, editor_.catalogue(), top_.get());
        for (const SlotPiece& piece : sentence.pieces) this->piece(flow, path, piece);
        if (!sentence.more.empty() && flow.chip("more:" + to_text(path), "+", Ink::Muted, false)) offer_more(path);
        if (!sentence.more.empty()) tip(ui_, ui_.words("desk.more-tip"));
        live_mark(path, left, indent);
        row(flow, path, left);
        for (const SlotSentence::Inside& inside : sentence.inside)
            if (!done_) list(path, *node.list(inside.list), inside.lead, indent + word_indent);
        if (editor_.map.desk.chosen == path && !editor_.map.desk.gap)
            ImGui::GetWindowDrawList()->AddRectFilled({left.x + ui_.px(indent - 8), left.y + ui_.px(3)},
                                                      {left.x + ui_.px(indent - 5), ImGui::GetCursorScreenPos().y},
                                                      ui_.theme[Ink::Accent]);
    }
    bool done() const { return done_; }

private:
    void piece(Flow& flow, const WordPath& path, const SlotPiece& piece) {
        if (piece.member.empty()) return flow.text(piece.text, Ink::Text);
        const WordPath member = path.at(piece.member);
        const bool waits = editor_.map.desk.waits_for == member;
        if (flow.chip("slot:" + to_text(member), waits ? ui_.words("desk.waits") : piece.text, Ink::Accent,
                      piece.missing))
            open_member(member);
    }
    void open_member(const WordPath& member) {
        choose_word(editor_.map, member);
        const Slot* slot = slot_at(*top_, member);
        state_ = {.member = member, .opens = true, .typed = slot ? slot->text : ""};
    }
    void offer_more(const WordPath& path) {
        choose_word(editor_.map, path);
        state_ = {.more_at = path, .opens = true};
    }

    // Before a condition: whether it holds in the parked game.
    void live_mark(const WordPath& path, ImVec2 left, float indent) {
        const auto live = live_word(editor_, path);
        if (!live) return;
        const bool all = live->holds == live->asked && live->asked > 0, none = live->holds == 0;
        const ImVec2 at(left.x + ui_.px(indent - 22), left.y + ui_.px(4));
        ImGui::GetWindowDrawList()->AddText(at,
                                            ui_.theme[all    ? Ink::Good
                                                      : none ? Ink::Faint
                                                             : Ink::Warning],
                                            all    ? icon::good
                                            : none ? icon::error
                                                   : icon::info);
        const ImVec2 cursor = ImGui::GetCursorScreenPos();
        ImGui::SetCursorScreenPos(at);
        ImGui::Dummy(ui_.px(16, 18));
        ui_.record("live:" + to_text(path) + (all ? ":holds" : none ? ":fails" : ":depends"));
        tip(ui_, ui_.words(Message{all    ? "desk.live-holds"
                                   : none ? "desk.live-fails"
                                          : "desk.live-depends",
                                   {{"holds", live->holds}, {"asked", live->asked}}}));
        ImGui::SetCursorScreenPos(cursor);
    }

    // Behind the sentence: a click chooses the word, and it can be dragged to another place.
    void row(Flow& flow, const WordPath& path, ImVec2 left) {
        flow.end();
        const std::string label = "word:" + to_text(path);
        if (const auto troubles = troubles_of(editor_, *top_, path); !troubles.empty()) {
            ImGui::GetWindowDrawList()->AddText(
                {flow.right() - ui_.px(16), left.y + ui_.px(5)},
                ui_.theme[troubles.front()->severity == Severity::Error ? Ink::Error : Ink::Warning], icon::warning);
            const ImVec2 mouse = ImGui::GetIO().MousePos;
            if (mouse.x > flow.right() - ui_.px(20) && mouse.x < flow.right() && mouse.y > left.y &&
                mouse.y < left.y + ui_.px(line_height) && ImGui::IsWindowHovered())
                ImGui::SetTooltip("%s", told(troubles).c_str());
        }
        ImGui::SetCursorScreenPos({left.x, left.y});
        const ImVec2 size(std::max(1.0F, flow.right() - left.x), std::max(1.0F, flow.bottom() - left.y));
        if (ImGui::InvisibleButton(label.c_str(), size)) choose_word(editor_.map, path);
        ui_.record(label);
        drag(path);
        ImGui::SetCursorScreenPos({left.x, flow.bottom()});
    }
    std::string told(const std::vector<const Issue*>& troubles) const {
        std::string lines;
        for (const Issue* issue : troubles)
            lines += (lines.empty() ? "" : "\n") + ui_.words(without_line(issue->message));
        return lines;
    }
    void drag(const WordPath& path) {
        if (ImGui::BeginDragDropSource(ImGuiDragDropFlags_SourceNoHoldToOpenOthers)) {
            const std::string text = to_text(path);
            ImGui::SetDragDropPayload("word", text.c_str(), text.size() + 1);
            ImGui::TextUnformatted(
                plain(slot_sentence(*word_at(*top_, path), ui_.words, editor_.catalogue(), top_.get())).c_str());
            ImGui::EndDragDropSource();
        }
        drop_on(path);
    }
    void drop_on(const WordPath& place) {
        if (!ImGui::BeginDragDropTarget()) return;
        if (const ImGuiPayload* payload = ImGui::AcceptDragDropPayload("word"))
            if (const auto from = path_from(static_cast<const char*>(payload->Data), *top_))
                done_ = carry_word(editor_, *from, place) || done_;
        ImGui::EndDragDropTarget();
    }

    // The words inside, after what is said before them, and a chip by which another one is added.
    void list(const WordPath& path, const WordList& list, const std::string& lead, float indent) {
        const WordPath place = path.inside(std::string(list.name));
        if (list.parts.empty()) return empty_list(place, list, lead, indent);
        {
            Flow flow(ui_, indent - 8);
            flow.text(lead, Ink::Muted);
            flow.end();
            ImGui::SetCursorScreenPos({flow.corner().x - ui_.px(indent - 8), flow.bottom()});
        }
        for (std::size_t i = 0; i < list.parts.size() && !done_; ++i)
            word(path.inside(std::string(list.name), i), list.parts[i], indent);
        if (!list.one && !done_) add_chip(place, list, "", indent);
    }
    void empty_list(const WordPath& place, const WordList& list, const std::string& lead, float indent) {
        add_chip(place, list, lead, indent - 8);
    }
    void add_chip(const WordPath& place, const WordList& list, const std::string& lead, float indent) {
        const float left = ImGui::GetCursorScreenPos().x;
        Flow flow(ui_, indent);
        if (!lead.empty()) flow.text(lead + " ", Ink::Faint);
        const bool clicked = flow.chip("add:" + to_text(place), "+", Ink::Muted, false);
        tip(ui_, ui_.words("desk.add-tip"));
        drop_on(place);
        flow.end();
        ImGui::SetCursorScreenPos({left, flow.bottom()});
        if (clicked) open_words(place, list);
    }
    void open_words(const WordPath& place, const WordList& list) {
        const auto words = words_for(list);
        if (words.size() == 1) done_ = put_word(editor_, place, words.front()->name) || done_;
        else state_ = {.place = place, .opens = true};
    }

    Ui& ui_;
    EditorState& editor_;
    WordEditorUi& state_;
    const std::shared_ptr<const WordNode> top_;
    bool done_ = false;  // The words have changed: what is left of this frame would be stale.
};

}  // namespace

WordPath sheet_of(const EditorState& editor) {
    WordPath sheet;
    for (const WordStep& step : editor.map.desk.chosen.steps) {
        sheet.steps.push_back(step);
        const WordList* list = list_at(desk_words(editor.map), sheet);
        if (!list || !list->one) break;
    }
    return sheet;
}

void draw_word_tools(Ui& ui, EditorState& editor) {
    constexpr const char* tools[] = {"scenario.up",    "scenario.down",      "scenario.copy",
                                     "scenario.paste", "scenario.duplicate", "scenario.remove"};
    for (const char* const& id : tools) {
        if (&id != tools) beside_or_below(ui, "");
        command_button(ui, editor, id);
    }
}

std::vector<const Issue*> troubles_of(const EditorState& editor, const WordNode& top, const WordPath& word) {
    const std::string text = to_text(word, top);
    std::vector<const Issue*> troubles;
    for (const Issue& issue : issues_on_desk(editor.map)) {
        if (issue.word.empty() || issue.approval) continue;
        const std::string of_word = issue.word.substr(0, issue.word.find('@'));
        if (of_word == text) troubles.push_back(&issue);
    }
    return troubles;
}

void draw_word_editor(Ui& ui, EditorState& editor, WordEditorUi& state, const WordPath& word) {
    const WordNode* node = word_at(desk_words(editor.map), word);
    if (!node || word.top()) return;
    WordSheet sheet(ui, editor, state);
    sheet.word(word, *node, 12);
    vertical_gap(ui, 24);
    if (!sheet.done()) draw_word_menus(ui, editor, state);
}

}  // namespace hexwright::panels
