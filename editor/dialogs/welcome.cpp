#include "editor/dialogs/welcome.h"

#include "editor/document/own/shelf.h"
#include "editor/editing/collections.h"
#include "editor/editing/titles.h"
#include "editor/files/files.h"
#include "editor/files/start_offers.h"
#include "editor/play/game_files.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "editor/workspace/start_troubles.h"

#include <optional>
#include <utility>

namespace hexwright::dialogs {

namespace {

constexpr int most_columns = 4, least_columns = 3;
constexpr float card_width = 142, picture_height = 98, most_samples_height = 456, least_recent = 160;
constexpr int most_boxes = 99;

// With a scroll bar, in pixels at scale 1.
float width_of_columns(int columns) { return static_cast<float>(columns) * (card_width + 8) + 12; }
int columns_in(float room) {
    int columns = most_columns;
    while (columns > 1 && width_of_columns(columns) + 16 > room) --columns;
    return columns;
}

struct Clicked {
    bool opens = false, plays = false;
};

// A picture with its title below, and a button that begins a game at once.
Clicked card(Ui& ui, const std::string& name, const Preview& preview, const std::string& title) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 size = ui.px(card_width, picture_height);
    const float play = ui.px(24);
    ImGui::BeginGroup();
    Clicked clicked{.opens = ImGui::InvisibleButton(("sample:" + name).c_str(), size)};
    bool hovered = ImGui::IsItemHovered() || ImGui::IsItemFocused();
    ui.record("sample:" + name);
    if (preview.texture != 0)
        tip(ui, ui.words(Message{"welcome.map", {{"count", preview.map.pieces}, {"boxes", preview.map.boxes}}}));
    const Box box{at.x, at.y, at.x + size.x, at.y + size.y};
    draw_preview(ui, preview, box);
    const float line = ImGui::GetCursorScreenPos().y + ui.px(2);
    clicked.opens |= ImGui::InvisibleButton(("title:" + name).c_str(), {size.x - play, play});
    hovered |= ImGui::IsItemHovered();
    ImGui::SameLine(0, 0);
    clicked.plays = button(ui, "play:" + name, {.icon = icon::play, .width = play, .height = 24});
    tip(ui, ui.words("welcome.begin"));
    ImGui::EndGroup();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (hovered) draw.AddRect(box.corner(), box.far_corner(), ui.theme[Ink::Accent], ui.px(4), 0, ui.px(2));
    clipped_text(draw, {at.x + ui.px(2), line}, size.x - play - ui.px(4), ui.theme[hovered ? Ink::Accent : Ink::Text],
                 title);
    return clicked;
}

void open_offer(EditorState& editor, const std::filesystem::path& file) {
    editor.dialog = {};
    if (open_in_tab(editor, file, OpenHow::Copy) && !has_parked_game(editor))
        say(editor.map.status, {"notice.copy", {{"title", title_of(editor.map.document, editor.words)}}});
}

void offer_cards(Ui& ui, EditorState& editor, DialogsUi& state, const std::vector<std::filesystem::path>& files,
                 std::size_t columns) {
    if (files.empty()) muted(ui, ui.words("welcome.no-samples"));
    std::filesystem::path opened, played;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const std::filesystem::path& file = files[i];
        const std::string name = file.stem().string();
        if (i % columns != 0) ImGui::SameLine(0, ui.px(8));
        // Pictures out of sight are not made before they come into it.
        const Preview unseen;
        const bool seen = ImGui::IsRectVisible(ui.px(card_width, picture_height));
        const Preview& preview = seen ? state.previews.of(file, ui.px(card_width, picture_height), ui, editor) : unseen;
        const Clicked clicked = card(ui, name, preview, preview.texture != 0 ? preview.map.title : name);
        if (clicked.opens) opened = file;
        if (clicked.plays) played = file;
    }
    if (!opened.empty()) open_offer(editor, opened);
    else if (!played.empty()) begin_at_once(editor, played);
}

// Two lines, the whole of it a button.
bool offer_row(Ui& ui, const std::string& label, const std::string& title, const std::string& below, float right) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x - right;
    ImGui::PushID(label.c_str());
    const bool clicked = ImGui::Selectable("##row", false, ImGuiSelectableFlags_DontClosePopups, {width, ui.px(34)});
    ImGui::PopID();
    ui.record(label);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    clipped_text(draw, {at.x + ui.px(6), at.y + ui.px(1)}, width - ui.px(12), ui.theme[Ink::Text], title);
    const FontScope font(ui.small);
    clipped_text(draw, {at.x + ui.px(6), at.y + ui.px(18)}, width - ui.px(12), ui.theme[Ink::Muted], below);
    return clicked;
}

void offer_campaigns(Ui& ui, EditorState& editor, const DialogsUi& state) {
    if (state.offers.campaigns.empty()) muted(ui, ui.words("welcome.no-samples"));
    std::filesystem::path opened, played;
    for (const CampaignOffer& campaign : state.offers.campaigns) {
        const std::string name = campaign.file.stem().string();
        const std::string games = ui.words(Message{"welcome.campaign", {{"count", campaign.games}}});
        if (offer_row(ui, "sample:" + name, campaign.title, games, ui.px(44))) opened = campaign.file;
        ImGui::SameLine(0, ui.px(8));
        if (button(ui, "play:" + name, {.icon = icon::play, .width = ui.px(34), .height = 34})) played = campaign.file;
        tip(ui, ui.words("welcome.begin"));
    }
    if (!opened.empty()) {
        editor.dialog = {};
        open_in_tab(editor, opened);
    } else if (!played.empty()) {
        begin_at_once(editor, played);
    }
}

void kinds_of_offers(Ui& ui, DialogsUi& state) {
    for (const auto& [kind, id] :
         {std::pair(OfferKind::Maps, "welcome.maps"), std::pair(OfferKind::Scenarios, "welcome.scenarios"),
          std::pair(OfferKind::Puzzles, "welcome.puzzles"), std::pair(OfferKind::Campaigns, "welcome.campaigns")}) {
        if (kind != OfferKind::Maps) ImGui::SameLine();
        if (button(ui, id, {.text = ui.words(id), .active = state.offered == kind})) state.offered = kind;
    }
}

void offers(Ui& ui, EditorState& editor, DialogsUi& state, std::size_t columns) {
    switch (state.offered) {
        case OfferKind::Maps:
            return offer_cards(ui, editor, state, state.offers.maps, columns);
        case OfferKind::Scenarios:
            return offer_cards(ui, editor, state, state.offers.scenarios, columns);
        case OfferKind::Puzzles:
            return offer_cards(ui, editor, state, state.offers.puzzles, columns);
        case OfferKind::Campaigns:
            return offer_campaigns(ui, editor, state);
    }
}

void left_games(Ui& ui, EditorState& editor, const DialogsUi& state) {
    if (state.offers.games.empty()) return;
    heading(ui, ui.words("welcome.games"));
    std::optional<LeftGame> wanted;
    for (std::size_t i = 0; i < state.offers.games.size(); ++i) {
        const LeftGame& game = state.offers.games[i];
        const std::string title = game.map.empty() ? ui.words("title.untitled") : game.map.stem().string();
        if (offer_row(ui, "welcome-game:" + std::to_string(i), title, day_and_time(game.left), 0)) wanted = game;
        tip(ui, ui.words("welcome.go-on"), game.map.string());
    }
    vertical_gap(ui, 8);
    if (wanted) go_on_with(editor, *wanted);
}

bool recent_row(Ui& ui, std::size_t number, const std::filesystem::path& file, bool there, bool& removed) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, height = ui.px(34), cross = there ? 0 : ui.px(28);
    ImGui::PushID(static_cast<int>(number));
    const bool clicked = ImGui::Selectable("##recent", false,
                                           there ? ImGuiSelectableFlags_DontClosePopups : ImGuiSelectableFlags_Disabled,
                                           {width - cross, height});
    ui.record("welcome-file:" + std::to_string(number));
    tip(ui, there ? file.string() : ui.words(Message{"recent.missing", {{"file", file.string()}}}));
    if (!there) {
        ImGui::SameLine(0, 0);
        removed = button(ui, "welcome-remove:" + std::to_string(number), {.icon = icon::clear, .width = cross});
        tip(ui, ui.words("recent.remove"));
    }
    ImGui::PopID();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Ink ink = there ? Ink::Text : Ink::Faint;
    clipped_text(draw, {at.x + ui.px(6), at.y + ui.px(1)}, width - cross - ui.px(12), ui.theme[ink],
                 file.filename().string());
    const FontScope font(ui.small);
    clipped_text(draw, {at.x + ui.px(6), at.y + ui.px(18)}, width - cross - ui.px(12),
                 ui.theme[there ? Ink::Muted : Ink::Faint], file.parent_path().string());
    return clicked && there;
}

void recent_files(Ui& ui, EditorState& editor) {
    heading(ui, ui.words("welcome.recent"));
    const std::vector<std::filesystem::path> files = editor.user.settings.recent_files;
    if (files.empty()) muted(ui, ui.words("welcome.no-recent"));
    for (std::size_t i = 0; i < files.size(); ++i) {
        std::error_code ignored;
        bool removed = false;
        if (recent_row(ui, i, files[i], std::filesystem::exists(files[i], ignored), removed)) {
            editor.dialog = {};
            open_in_tab(editor, files[i]);
        }
        if (removed) std::erase(editor.user.settings.recent_files, files[i]);
    }
}

struct Child {  // A scrolling part of the dialog.
    Child(const char* id, ImVec2 size) { ImGui::BeginChild(id, size, false); }
    ~Child() { ImGui::EndChild(); }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
};

void count_row(Ui& ui, const ProductSet& set, int& count) {
    const std::string id = set.id;
    if (button(ui, "fewer:" + id, {.text = "−", .enabled = count > 0, .width = ui.px(28)})) --count;
    ImGui::SameLine(0, 0);
    const std::string text = std::to_string(count);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddText({at.x + (ui.px(28) - ImGui::CalcTextSize(text.c_str()).x) / 2, at.y + ui.px(5)},
                                        ui.theme[count > 0 ? Ink::Text : Ink::Faint], text.c_str());
    ImGui::Dummy(ui.px(28, 28));
    ImGui::SameLine(0, 0);
    if (button(ui, "more:" + id, {.text = "+", .enabled = count < most_boxes, .width = ui.px(28)})) ++count;
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(ui.ink(count > 0 ? Ink::Text : Ink::Muted), "%s", set.name.c_str());
}

void own(EditorState& editor, const std::vector<int>& counts) {
    Collection collection{editor.words("first-sets.name"), {}};
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) collection.owned.sets.push_back({SetKind{static_cast<int>(i)}, counts[i]});
    if (collection.owned.sets.empty()) return;
    if (editor.user.data.empty()) return editor.map.document.own(collection.owned);
    editor.user.collections.shelf =
        read_shelf(editor.user.collections.folder = editor.user.data / "collections", editor.catalogue());
    collection.name = free_name(*editor.user.collections.shelf, collection.name);
    const std::string name = collection.name;
    const auto added = add(*editor.user.collections.shelf, std::move(collection), editor.catalogue());
    if (added) choose_collections(editor, {name});
    else editor.map.status.notice = Notice{added.error().message, true};
}

}  // namespace

namespace {

// Which file is whose is not known: the name of a collection stands inside.
Message why_missing(const std::string& name, const std::vector<Refusal>& unreadable, const Words& words) {
    if (unreadable.empty()) return {"collections.gone", {{"name", name}}};
    return {"collections.unread", {{"name", name}, {"trouble", describe(unreadable.front(), words)}}};
}

}  // namespace

void take_own_collection(EditorState& editor) {
    if (editor.user.data.empty() || editor.user.settings.collections.empty()) return;
    editor.user.collections.folder = editor.user.data / "collections";
    editor.user.collections.shelf.reset();
    const std::vector<std::string> names = editor.user.settings.collections;
    choose_collections(editor, names);
    const std::vector<Refusal>& unreadable = shelf_of(editor).unreadable;
    for (const std::string& name : names)
        if (!counts_as_owned(editor, name)) refuse(editor.map.status, why_missing(name, unreadable, editor.words));
    // What cannot be read today counts again as soon as it can.
    if (!unreadable.empty()) editor.user.settings.collections = names;
}

void begin_welcome(EditorState& editor) { editor.welcome_waits = true; }

void offer_welcome(EditorState& editor) {
    const bool may_come = editor.welcome_waits && !editor.safety.offer && editor.maps.reopening.files.empty();
    if (!may_come || !is_free_for_start(editor.dialog)) return;
    // One question at most before the first screen: after that about lost maps, this one waits for the next start.
    const bool first = !editor.user.settings.first_run_done && !editor.safety.asked;
    if (first) return ask_at_start(editor.dialog, Dialog::FirstSets);
    if (editor.dialog.kind != Dialog::None) return;
    editor.dialog.kind = Dialog::Welcome;
    editor.welcome_waits = false;
}

void draw_welcome(Ui& ui, EditorState& editor, DialogsUi& state) {
    Form form(ui, state.heights);
    muted(ui, ui.words("welcome.how"));
    kinds_of_offers(ui, state);
    const float room = ImGui::GetContentRegionAvail().x / ui.scale;
    const bool beside = columns_in(room - least_recent) >= least_columns;
    const int columns = columns_in(beside ? room - least_recent : room);
    const float samples_height = std::min(ui.px(most_samples_height), ImGui::GetMainViewport()->Size.y * 0.55F);
    {
        const Child child("##samples", {ui.px(width_of_columns(columns)), samples_height});
        offers(ui, editor, state, static_cast<std::size_t>(columns));
    }
    if (beside) {
        ImGui::SameLine(0, ui.px(16));
        const Child child("##recent-files", {0, samples_height});
        left_games(ui, editor, state);
        recent_files(ui, editor);
    } else {
        left_games(ui, editor, state);
        recent_files(ui, editor);
    }
    vertical_gap(ui, 4);
    form.end();
    const bool fresh = answered(ui, "welcome.new", Key::Enter, true);
    ImGui::SameLine();
    const bool open = answered(ui, "command.file.open", Key::None, false);
    if (editor.dialog.kind != Dialog::Welcome) return;  // Something was chosen above.
    if (fresh) request_action(editor, PendingAction::New);
    else if (ui.take(Key::Escape)) editor.dialog = {};
    else if (open) editor.dialog = {Dialog::Open, PendingAction::None, {}, {}, {}};
}

void draw_first_sets(Ui& ui, EditorState& editor, DialogsUi& state) {
    const auto& sets = editor.catalogue().sets();
    state.owned.resize(sets.size());
    draw_told_at_start(ui, editor.dialog);
    wrapped(ui, ui.words("first-sets.text"));
    {
        const Child child("##sets", {0, std::min(ui.px(380), ImGui::GetMainViewport()->Size.y * 0.6F)});
        for (std::size_t i = 0; i < sets.size(); ++i)
            if (sets[i].for_sale) count_row(ui, sets[i], state.owned[i]);
    }
    vertical_gap(ui, 4);
    const bool yes = answered(ui, "first-sets.done", Key::Enter, true);
    ImGui::SameLine();
    const bool later = answered(ui, "first-sets.later", Key::Escape, false);
    if (!yes && !later) return;
    if (yes) own(editor, state.owned);
    editor.user.settings.first_run_done = true;
    editor.dialog = {};
}

}  // namespace hexwright::dialogs
