#include "editor/panels/desk/desk_outline.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_guards.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_words.h"
#include "editor/panels/desk/word_editor.h"
#include "editor/tools/zone_brush.h"
#include "editor/tools/zone_tool.h"
#include "editor/widgets/short_menu.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/checks/word_lines.h"
#include "engine/core/text.h"
#include "formats/telling/rules_text/slot_text.h"

#include <algorithm>
#include <memory>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

struct PartRow {
    DeskPart part;
    const char* id;
};
constexpr PartRow part_rows[] = {{DeskPart::About, "about"},     {DeskPart::Players, "players"},
                                 {DeskPart::Zones, "zones"},     {DeskPart::Glyphs, "glyphs"},
                                 {DeskPart::Rules, "rules"},     {DeskPart::Modifiers, "modifiers"},
                                 {DeskPart::Victory, "victory"}, {DeskPart::Tests, "tests"},
                                 {DeskPart::Names, "names"},     {DeskPart::Campaign, "campaign"}};

// The places at the top where words of a part come to be.
std::vector<WordPath> places_of(DeskPart part) {
    const WordPath top;
    switch (part) {
        case DeskPart::Rules:
            return {top.inside("rules")};
        case DeskPart::Modifiers:
            return {top.inside("modifiers")};
        case DeskPart::Victory:
            return {top.inside("victory", 0).inside("wins"), top.inside("victory", 0).inside("scores")};
        case DeskPart::Tests:
            return {top.inside("tests"), top.inside("puzzles")};
        case DeskPart::Zones:
            return {top.inside("zones")};
        case DeskPart::Campaign:
            return {top.inside("games"), top.inside("tests", 0).inside("tests")};
        default:
            return {};
    }
}

// Without a campaign one that holds nothing.
std::shared_ptr<const WordNode> words_of_campaign(const OpenMap& map) {
    return map.campaign ? kept_campaign_words(map) : std::make_shared<const WordNode>();
}

class Outline {
public:
    Outline(Ui& ui, EditorState& editor, DeskOutlineUi& state)
        : ui_(ui), editor_(editor), state_(state), top_(kept_scenario_words(editor.map)) {}

    void draw() {
        heading(ui_, ui_.words("desk.title"));
        ImGui::SetNextItemWidth(-1);
        ImGui::InputTextWithHint("##find", ui_.words("desk.find").c_str(), &editor_.map.desk.find);
        ui_.record("desk:find");
        vertical_gap(ui_, 4);
        ImGui::BeginChild("##outline", {0, 0}, false, ImGuiWindowFlags_NoBackground);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui_.px(8, 2));
        for (const PartRow& row : part_rows) part(row);
        ImGui::PopStyleVar();
        ImGui::EndChild();
    }

private:
    void part(const PartRow& row) {
        if (done_) return;
        top_ = row.part == DeskPart::Campaign ? words_of_campaign(editor_.map) : kept_scenario_words(editor_.map);
        part_ = row.part;
        const auto places = places_of(row.part);
        std::size_t count = 0;
        for (const WordPath& place : places)
            if (const WordList* list = list_at(*top_, place)) count += list->parts.size();
        if (row.part == DeskPart::Players) count = editor_.now().scenario->setups->size();
        const bool shown = editor_.map.desk.part == row.part;
        if (list_row(ui_, "part:" + std::string(row.id),
                     {.text = ui_.words("desk.part-" + std::string(row.id)),
                      .after = count > 0 ? std::to_string(count) : "",
                      .now = shown && editor_.map.desk.chosen.top()})) {
            show_part(editor_.map, row.part);
            editor_.map.desk.chosen = {};
        }
        if (!shown && editor_.map.desk.find.empty()) return;
        for (const WordPath& place : places) words_in(place);
        if (shown && !done_) new_words(row, places);
    }
    void words_in(const WordPath& place) {
        const WordList* list = list_at(*top_, place);
        for (std::size_t i = 0; list && i < list->parts.size() && !done_;) {
            const std::string group = group_of(list->parts[i]);
            std::size_t end = i + 1;
            while (end < list->parts.size() && group_of(list->parts[end]) == group) ++end;
            const bool open = group.empty() || !editor_.map.desk.find.empty() || heading_of(place, group, end - i);
            for (; i < end && open && !done_; ++i) word_row(place, i, list->parts[i], group.empty() ? 14.0F : 28.0F);
            i = end;
        }
    }
    static std::string group_of(const WordNode& word) {
        const Slot* group = word.slot("group");
        return group ? group->text : std::string();
    }
    // The title of words that are listed together; a click folds them in or out. Returns whether they are to be seen.
    bool heading_of(const WordPath& place, const std::string& group, std::size_t count) {
        const std::string key = to_text(place) + "/" + group;
        const bool folded = editor_.map.desk.folded.contains(key);
        if (list_row(ui_, "group:" + key,
                     {.text = group,
                      .before = folded ? icon::folded : icon::unfolded,
                      .after = std::to_string(count),
                      .ink = Ink::Muted,
                      .indent = 14})) {
            if (folded) editor_.map.desk.folded.erase(key);
            else editor_.map.desk.folded.insert(key);
        }
        tip(ui_, ui_.words("desk.group-tip"));
        return !folded;
    }
    void word_row(const WordPath& place, std::size_t index, const WordNode& word, float indent) {
        WordPath path = place;
        path.steps.back().index = index;
        const std::string text = called(ui_, editor_, word);
        if (editor_.map.desk.find.empty() ||
            holds_words(text + " " + word.id() + " " + group_of(word), editor_.map.desk.find))
            item(path, text, indent);
    }
    void item(const WordPath& path, const std::string& text, float indent) {
        const bool now = editor_.map.desk.chosen.is_within(path) && !editor_.map.desk.chosen.top();
        const Issue* trouble = trouble_in(path);
        const auto guard = guard_mark(editor_.map, path);
        const bool clicked = list_row(ui_, "item:" + to_text(path),
                                      {.text = text,
                                       .after = !guard        ? ""
                                                : guard->good ? icon::good
                                                              : icon::warning,
                                       .now = now,
                                       .ink = trouble ? Ink::Error : Ink::Text,
                                       .indent = indent});
        if (guard) ui_.record("guard:" + to_text(path) + (guard->good ? ":good" : ":open"));
        if (guard && !trouble) tip(ui_, ui_.words(guard->told));
        else if (trouble) tip(ui_, ui_.words(without_line(trouble->message)));
        else if (ImGui::CalcTextSize(text.c_str()).x > ImGui::GetContentRegionAvail().x - ui_.px(30)) tip(ui_, text);
        if (!clicked) return;
        if (editor_.map.desk.part != part_) show_part(editor_.map, part_);
        choose_word(editor_.map, path);
    }
    const Issue* trouble_in(const WordPath& path) const {
        const std::string text = to_text(path, *top_);
        const bool of_campaign = part_ == DeskPart::Campaign && editor_.map.campaign;
        for (const Issue& issue : of_campaign ? campaign_issues(editor_.map) : editor_.now().issues)
            if (issue.severity == Severity::Error && issue.word.starts_with(text)) return &issue;
        return nullptr;
    }
    void new_game() {
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui_.px(14));
        command_button(ui_, editor_, "campaign.add-game", true);
    }
    // Buttons below the words of the part that is shown.
    void new_words(const PartRow& row, const std::vector<WordPath>& places) {
        if (row.part == DeskPart::Zones) return new_zone();
        if (row.part == DeskPart::Campaign && !editor_.map.campaign) return;
        for (const WordPath& place : places) {
            const WordList* list = list_at(*top_, place);
            if (done_) continue;
            if (place.last().list == "games") {
                new_game();
                continue;
            }
            if (!list && row.part != DeskPart::Campaign) continue;
            const std::string name(list ? list->group : "test"), id = "desk.new-" + name;
            ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui_.px(14));
            if (button(ui_, id, {.icon = icon::place, .text = ui_.words(id)})) done_ = put_word(editor_, place, name);
        }
        if (row.part == DeskPart::Rules && !done_) templates();
    }
    void new_zone() {
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui_.px(14));
        const bool clicked = button(ui_, "desk.new-zone", {.icon = icon::place, .text = ui_.words("desk.new-zone")});
        tip(ui_, ui_.words("desk.new-zone-tip"));
        if (!clicked) return;
        const std::size_t before = editor_.now().scenario->zones->size();
        add_zone(editor_);
        done_ = editor_.now().scenario->zones->size() > before;
        if (done_) choose_word(editor_.map, WordPath{}.inside("zones", before));
    }
    void templates() {
        if (state_.templates.empty()) state_.templates = shipped_templates(editor_.catalogue());
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui_.px(14));
        if (button(ui_, "desk.templates", {.icon = icon::stamp, .text = ui_.words("desk.templates")}))
            ImGui::OpenPopup("templates");
        const auto chosen = short_menu(ui_, "templates", [&] {
            std::vector<MenuRow> rows;
            for (const Template& each : state_.templates)
                rows.push_back({.label = "template:" + each.id,
                                .text = ui_.words("template." + each.id),
                                .note = ui_.words("template-note." + each.id)});
            return rows;
        });
        if (chosen) done_ = use_template(editor_.map, state_.templates[*chosen]) || done_;
    }

    Ui& ui_;
    EditorState& editor_;
    DeskOutlineUi& state_;
    std::shared_ptr<const WordNode> top_;  // The words of the part that is drawn.
    DeskPart part_ = DeskPart::About;
    bool done_ = false;
};

}  // namespace

std::string called(const Ui& ui, const EditorState& editor, const WordNode& word) {
    if (const Slot* title = word.slot("title"); title && !title->text.empty()) return title->text;
    if (!word.id().empty()) return word.id();
    std::string text;
    for (const SlotPiece& piece :
         slot_sentence(word, ui.words, editor.catalogue(), kept_desk_words(editor.map).get()).pieces)
        text += piece.text;
    return text;
}

void draw_desk_outline(Ui& ui, EditorState& editor, DeskOutlineUi& state) { Outline(ui, editor, state).draw(); }

}  // namespace hexwright::panels
