#include "editor/dialogs/share_dialog.h"

#include "editor/editing/map_preview.h"
#include "editor/files/map_picture_file.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <utility>

namespace hexwright::dialogs {

namespace {

constexpr float share_picture_width = 220, share_picture_height = 170, share_text_height = 220;  // At scale 1.
constexpr float least_beside_share_picture = 240;  // What the text needs beside the picture, else it stands below.

constexpr std::pair<ShareForm, const char*> share_forms[] = {
    {ShareForm::BBCode, "share.bbcode"}, {ShareForm::Markdown, "share.markdown"}, {ShareForm::Plain, "share.plain"}};

void make_share_offer(EditorState& editor, ShareUi& state) {
    if (const std::string name = std::to_string(editor.now().number); state.asked != name) {
        state.asked = name;
        state.offer.reset();
        state.job =
            editor.jobs.start([scenario = editor.now().scenario, catalogue = editor.map.document.kept_catalogue()](
                                  JobWatch&) { return share_offer(*scenario, *catalogue); });
    }
    if (auto made = state.job.take()) state.offer = std::move(*made);
}

void draw_share_picture(Ui& ui, EditorState& editor, ShareUi& state, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), size{width, ui.px(share_picture_height)};
    const PreviewSize wanted{std::max(1, static_cast<int>(size.x)), std::max(1, static_cast<int>(size.y)),
                             ui.theme.rgb(Ink::Table)};
    const std::string name =
        std::to_string(editor.now().number) + "@" + std::to_string(wanted.width) + "x" + std::to_string(wanted.height);
    if (state.drawn != name) {
        state.drawn = name;
        state.drawing = editor.jobs.start(
            [wanted, scenario = editor.now().scenario, catalogue = editor.map.document.kept_catalogue()](JobWatch&) {
                return painted_preview(*scenario, *catalogue, wanted);
            });
    }
    if (const auto pixels = state.drawing.take()) {
        state.preview.texture = ui.backend.upload(*pixels, state.preview.texture);
        state.preview.ready = true;
    }
    Preview shown = state.preview;
    if (!shown.ready) shown.texture = 0;  // It still holds the picture of another map.
    draw_preview(ui, shown, {at.x, at.y, at.x + size.x, at.y + size.y});
    ImGui::Dummy(size);
    ui.record("share:picture");
}

void draw_share_forms(Ui& ui, ShareForm& chosen) {
    for (const auto& [form, id] : share_forms) {
        if (form != share_forms[0].first) beside_or_below(ui, ui.words(id));
        if (button(ui, id, {.text = ui.words(id), .active = chosen == form})) chosen = form;
    }
}

// Without the blanks that have no width, for which fonts may have a sign.
std::string with_visible_letters(std::string text) {
    constexpr std::string_view zero_width = "\u200B";
    for (std::size_t at = text.find(zero_width); at != std::string::npos; at = text.find(zero_width, at))
        text.erase(at, zero_width.size());
    return text;
}

void draw_share_text(Ui& ui, const std::string& text) {
    const float height = std::min(ui.px(share_text_height), ImGui::GetMainViewport()->Size.y * 0.4F);
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.theme[Ink::Raised]);
    ImGui::BeginChild("##share-text", {0, height}, false, ImGuiWindowFlags_AlwaysUseWindowPadding);
    ImGui::PushTextWrapPos(0);
    ImGui::TextUnformatted(with_visible_letters(text).c_str());
    ImGui::PopTextWrapPos();
    ImGui::EndChild();
    ui.record("share:text");
    ImGui::PopStyleColor();
}

// Where the words that the dialog shows would be: the text, what is to be known about it, or that it is being made.
void draw_share_words(Ui& ui, EditorState& editor, const ShareUi& state, const ReadyShare& ready,
                      const std::string& text) {
    ImGui::BeginGroup();
    draw_share_forms(ui, editor.user.settings.share.form);
    vertical_gap(ui, 4);
    draw_share_text(ui, state.offer ? text : ui.words("share.working"));
    for (const Message& note : ready.notes) wrapped(ui, ui.words(note), Ink::Muted);
    if (!text.empty() && state.copied == text) wrapped(ui, ui.words("share.copied"), Ink::Good);
    ImGui::EndGroup();
}

void answer_share(Ui& ui, EditorState& editor, ShareUi& state, const std::string& text) {
    const bool may = state.offer.has_value();
    const bool copy = button(ui, "share.copy", {.text = ui.words("share.copy"), .enabled = may, .primary = true});
    beside_or_below(ui, ui.words("share.save-picture"));
    const bool picture = button(ui, "share.save-picture", {.text = ui.words("share.save-picture")});
    beside_or_below(ui, ui.words("dialog.ok"));
    const bool closed = button(ui, "dialog.ok", {.text = ui.words("dialog.ok")});
    if ((copy || ui.take(Key::Enter)) && may) {
        editor.clipboard.write(text);
        state.copied = text;
    } else if (picture) {
        begin_share_dialog(state);
        ask_for_map_picture(editor);
    } else if (closed || ui.take(Key::Escape)) {
        begin_share_dialog(state);
        editor.dialog = {};
    }
}

}  // namespace

void begin_share_dialog(ShareUi& state) {
    const TextureId texture = state.preview.texture;
    state = {};
    state.preview.texture = texture;
}

void draw_share_dialog(Ui& ui, EditorState& editor, ShareUi& state, FormHeights& heights) {
    make_share_offer(editor, state);
    ReadyShare ready;
    std::string text;
    if (state.offer) {
        ready = ready_share(editor, *state.offer);
        text = share_text(ready.map, editor.user.settings.share.form, ui.words.now());
    }
    Form form(ui, heights);
    const float room = ImGui::GetContentRegionAvail().x;
    const bool beside = room >= ui.px(share_picture_width + 8 + least_beside_share_picture);
    draw_share_picture(ui, editor, state, beside ? ui.px(share_picture_width) : std::max(1.0F, room));
    if (beside) ImGui::SameLine();
    draw_share_words(ui, editor, state, ready, text);
    vertical_gap(ui, 6);
    form.end();
    answer_share(ui, editor, state, text);
}

}  // namespace hexwright::dialogs
