#include "editor/panels/table/watch_panel.h"

#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/game/scenario_rules.h"
#include "formats/telling/rules_text/passage.h"

namespace hexwright::panels {

namespace {

void follow_rules(const EditorState& editor, WatchUi& state) {
    const Play& play = *editor.map.table.play;
    if (state.game != play.started()) state = {.game = play.started()};
    if (state.revision == play.revision()) return;
    state.revision = play.revision();
    // What stopped a rule may give away a secret.
    const bool secret = play.session().mode() == PlayMode::FairPlay && has_secret_words(play.seen());
    const auto records =
        secret ? std::vector<RuleRecord>() : state.history.records(play.session(), play.session().current());
    state.page = watch_page(play.seen(), records, editor.words);
}

// Names are emphasised on the page of rules, not here.
std::string plain(const std::string& text) { return without_marks(text); }

struct MarkSign {
    const char* icon;
    Ink ink;
};
MarkSign sign_of(WatchMark mark) {
    if (mark == WatchMark::Holds) return {icon::good, Ink::Good};
    if (mark == WatchMark::Fails) return {icon::error, Ink::Error};
    if (mark == WatchMark::Depends) return {icon::info, Ink::Warning};
    return {"", Ink::Muted};
}

void draw_line(Ui& ui, const WatchLine& line, const std::string& label) {
    const MarkSign sign = sign_of(line.mark);
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui.px(8 + 14 * static_cast<float>(line.depth)));
    ImGui::TextColored(ui.ink(sign.ink), "%s", sign.icon);
    ImGui::SameLine(0, ui.px(6));
    const std::string count = line.mark == WatchMark::Depends
                                  ? " (" + std::to_string(line.holds) + "/" + std::to_string(line.asked) + ")"
                                  : "";
    wrapped(ui, plain(line.text) + count);
    ui.record(label + (line.mark == WatchMark::Holds ? ":holds" : line.mark == WatchMark::Fails ? ":fails" : ":open"));
}

void draw_text(Ui& ui, const WatchText& text, const std::string& label) {
    heading(ui, plain(text.title));
    ui.record(label);
    if (!text.lead.empty()) muted(ui, plain(text.lead));
    for (std::size_t i = 0; i < text.lines.size(); ++i) draw_line(ui, text.lines[i], label + ":" + std::to_string(i));
    if (!text.now.empty()) wrapped(ui, plain(text.now));
    for (const std::string& sentence : text.history) wrapped(ui, plain(sentence), Ink::Accent);
    vertical_gap(ui, 6);
}

void draw_texts(Ui& ui, const std::vector<WatchText>& texts, const char* kind) {
    for (std::size_t i = 0; i < texts.size(); ++i)
        draw_text(ui, texts[i], std::string("watch:") + kind + ":" + std::to_string(i));
}

}  // namespace

void draw_watch(Ui& ui, EditorState& editor, WatchUi& state) {
    if (editor.map.table.play->curtain()) return;
    follow_rules(editor, state);
    ImGui::BeginChild("##watch", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    const bool empty = state.page.rules.empty() && state.page.modifiers.empty() && state.page.wins.empty();
    if (empty) muted(ui, ui.words("watch.none"));
    draw_texts(ui, state.page.rules, "rule");
    draw_texts(ui, state.page.modifiers, "modifier");
    draw_texts(ui, state.page.wins, "win");
    ImGui::EndChild();
}

}  // namespace hexwright::panels
