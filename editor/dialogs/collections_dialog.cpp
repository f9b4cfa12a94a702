#include "editor/dialogs/collections_dialog.h"

#include "editor/dialogs/counter.h"
#include "editor/editing/collections.h"
#include "editor/editing/commit.h"
#include "editor/editing/stock.h"
#include "editor/files/own_pieces.h"
#include "editor/widgets/card_view.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/core/system/places.h"
#include "engine/scenario/broken_rules.h"
#include "formats/exchange/csv/collection_csv.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include <imgui_stdlib.h>

namespace hexwright::dialogs {
namespace {

constexpr float lists_height = 320, least_list = 300;

// The lists leave room for what stands around them, also in a small window.
float height_of_lists(const Ui& ui) { return std::min(ui.px(lists_height), ImGui::GetMainViewport()->Size.y * 0.4F); }

// ---- how many of each

bool set_counters(Ui& ui, const Catalogue& catalogue, Holding& holding) {
    bool changed = false;
    for (std::size_t i = 0; i < catalogue.sets().size(); ++i) {
        const SetKind set{static_cast<int>(i)};
        int count = count_of(holding, set);
        const bool counted = counter(ui, catalogue[set].id, catalogue[set].name, count);
        about_set(ui, catalogue, set);
        if (!counted) continue;
        set_count(holding, set, count);
        changed = true;
    }
    return changed;
}

bool holds(const std::string& text, const std::string& search) {
    return std::ranges::search(text, search, [](char a, char b) {
               return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
           }).begin() != text.end();
}

bool item_counters(Ui& ui, const Catalogue& catalogue, const std::string& search, Holding& holding) {
    bool changed = false;
    for (std::size_t i = 0; i < catalogue.items().size(); ++i) {
        const ItemKind item{static_cast<int>(i)};
        if (is_gone(catalogue[item])) continue;
        int count = count_of(holding, item);
        if (search.empty() ? count == 0 : !holds(catalogue[item].name, search)) continue;
        if (!counter(ui, catalogue[item].id, catalogue[item].name, count)) continue;
        set_count(holding, item, count);
        changed = true;
    }
    return changed;
}

// Sets on the left, loose pieces on the right; in a narrow window one above the other.
bool edit_holding(Ui& ui, const Catalogue& catalogue, std::string& search, Holding& holding) {
    const float room = ImGui::GetContentRegionAvail().x, half = (room - ui.px(16)) / 2;
    const bool stacked = half < ui.px(least_list);
    const ImVec2 size{stacked ? room : half, height_of_lists(ui) / (stacked ? 2.0F : 1.0F)};
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 4));
    ImGui::BeginChild("##sets", size, false, ImGuiWindowFlags_NoBackground);
    bool changed = set_counters(ui, catalogue, holding);
    ImGui::EndChild();
    if (!stacked) ImGui::SameLine(0, ui.px(16));
    ImGui::BeginChild("##items", size, false, ImGuiWindowFlags_NoBackground);
    ImGui::SetNextItemWidth(-1);
    ImGui::InputTextWithHint("##search", ui.words("collections.search-items").c_str(), &search);
    ui.record("collections:search");
    if (search.empty() && holding.items.empty()) muted(ui, ui.words("collections.no-items"));
    changed |= item_counters(ui, catalogue, search, holding);
    ImGui::EndChild();
    ImGui::PopStyleVar();
    return changed;
}

// ---- the limit of the map

// The contest that the file keeps comes first where it is none of the known ones: it was made elsewhere.
std::vector<Profile> contests_to_choose(EditorState& editor, const CollectionsUi& state) {
    std::vector<Profile> contests = profiles_of(editor).all;
    const std::optional<Profile>& kept = state.draft.contest;
    if (!kept) return contests;
    const auto same = std::ranges::find(contests, kept->id, &Profile::id);
    if (same == contests.end()) contests.insert(contests.begin(), *kept);
    return contests;
}

void contest_line(Ui& ui, EditorState& editor, CollectionsUi& state) {
    const std::string none = ui.words("collections.no-contest");
    std::optional<Profile>& contest = state.draft.contest;
    ImGui::SetNextItemWidth(std::min(ui.px(420), ImGui::GetContentRegionAvail().x));
    if (ImGui::BeginCombo("##contest", contest ? contest->name.c_str() : none.c_str())) {
        if (ImGui::Selectable(none.c_str(), !contest)) contest.reset();
        ui.record("contest:");
        for (const Profile& each : contests_to_choose(editor, state)) {
            if (ImGui::Selectable(each.name.c_str(), contest && contest->id == each.id)) contest = each;
            ui.record("contest:" + each.id);
        }
        ImGui::EndCombo();
    }
    ui.record("collections:contest");
    if (!contest) return;
    const std::vector<BrokenRule> broken = broken_rules(*contest, state.draft, editor.catalogue());
    if (broken.empty()) wrapped(ui, ui.words("collections.keeps-to-contest"), Ink::Good);
    for (const BrokenRule& each : broken) wrapped(ui, ui.words(each.words), Ink::Warning);
}

void draw_limit(Ui& ui, EditorState& editor, CollectionsUi& state, Form& form) {
    muted(ui, ui.words("collections.limit-what"));
    edit_holding(ui, editor.catalogue(), state.search, state.draft);
    vertical_gap(ui, 4);
    contest_line(ui, editor, state);
    vertical_gap(ui, 4);
    form.end();
    if (button(ui, "collections:use-limit", {.text = ui.words("collections.use-limit"), .primary = true})) {
        if (commit(editor.map, SetLimit{state.draft})) editor.dialog = {};
    }
    if (const std::optional<Holding>& mine = editor.map.document.owned()) {
        beside_or_below(ui, ui.words("collections.limit-from-mine"));
        if (button(ui, "collections:from-mine", {.text = ui.words("collections.limit-from-mine")}))
            static_cast<Holding&>(state.draft) = *mine;
        tip(ui, name_of_owned(editor));
    }
    beside_or_below(ui, ui.words("collections.limit-empty"));
    if (button(ui, "collections:empty", {.text = ui.words("collections.limit-empty"), .enabled = !state.draft.empty()}))
        static_cast<Holding&>(state.draft) = {};
    beside_or_below(ui, ui.words("dialog.ok"));
}

// ---- the collections of the person

void show_collection(CollectionsUi& state, const std::string& name) {
    state.shown = state.name = name;
    state.csv_troubles.clear();
}

void collection_names(Ui& ui, EditorState& editor, CollectionsUi& state) {
    const std::vector<SavedCollection> all = shelf_of(editor).collections;
    for (const SavedCollection& each : all) {
        const std::string& name = each.collection.name;
        bool counts = counts_as_owned(editor, name);
        ImGui::PushID(name.c_str());
        if (ImGui::Checkbox("##counts", &counts)) count_collection(editor, name, counts);
        ui.record("counts:" + name);
        tip(ui, ui.words("collections.counts-tip"));
        ImGui::SameLine();
        ImGui::AlignTextToFramePadding();
        if (ImGui::Selectable(name.c_str(), state.shown == name, ImGuiSelectableFlags_DontClosePopups))
            show_collection(state, name);
        ui.record("collection:" + name);
        ImGui::PopID();
    }
    for (const Refusal& error : shelf_of(editor).unreadable) wrapped(ui, describe(error, ui.words), Ink::Warning);
}

// What all that are ticked come to.
void owned_line(Ui& ui, const EditorState& editor) {
    const std::optional<Holding>& owned = editor.map.document.owned();
    if (!owned) return muted(ui, ui.words("collections.nothing-counts"));
    int boxes = 0, pieces = 0;
    for (const SetCount& row : owned->sets) boxes += row.count;
    for (const LooseItem& row : owned->items) pieces += row.count;
    muted(ui, ui.words(Message{"collections.owned",
                               {{"collections", name_of_owned(editor)},
                                {"boxes", ui.words(Message{"collections.boxes", {{"count", boxes}}})},
                                {"pieces", ui.words(Message{"collections.loose", {{"count", pieces}}})}}}));
}

void name_line(Ui& ui, EditorState& editor, CollectionsUi& state) {
    const Catalogue& catalogue = editor.catalogue();
    ImGui::SetNextItemWidth(ui.px(240));
    ImGui::InputTextWithHint("##name", ui.words("collections.name").c_str(), &state.name);
    ui.record("collections:name");
    beside_or_below(ui, ui.words("collections.new"));
    const std::string name = state.name, shown = state.shown;
    if (button(ui, "collections:new", {.text = ui.words("collections.new"), .enabled = !name.empty()}) &&
        on_shelf(editor, add(*editor.user.collections.shelf, {name, {}}, catalogue))) {
        show_collection(state, name);
        if (editor.user.collections.chosen.empty()) choose_collections(editor, {name});
    }
    if (shown.empty()) return;
    beside_or_below(ui, ui.words("collections.rename"));
    std::vector<std::string> counting = editor.user.collections.chosen;
    if (button(ui, "collections:rename", {.text = ui.words("collections.rename"), .enabled = name != shown}) &&
        on_shelf(editor, rename(*editor.user.collections.shelf, shown, name, catalogue))) {
        show_collection(state, name);
        std::ranges::replace(counting, shown, name);
        choose_collections(editor, counting);
    }
    beside_or_below(ui, ui.words("collections.duplicate"));
    if (button(ui, "collections:duplicate", {.text = ui.words("collections.duplicate")})) {
        const std::string copy = free_name(*editor.user.collections.shelf, shown);
        const Holding owned = find(*editor.user.collections.shelf, shown)->collection.owned;
        if (on_shelf(editor, add(*editor.user.collections.shelf, {copy, owned}, catalogue)))
            show_collection(state, copy);
    }
    beside_or_below(ui, ui.words("collections.delete"));
    if (button(ui, "collections:delete", {.icon = icon::remove, .text = ui.words("collections.delete")}) &&
        on_shelf(editor, throw_away(*editor.user.collections.shelf, shown)))
        show_collection(state, "");
    tip(ui, ui.words("collections.delete-what"));
}

void take_csv(EditorState& editor, CollectionsUi& state) {
    on_shelf(editor, change(*editor.user.collections.shelf, state.shown, state.csv_holding, editor.catalogue()));
    state.csv_troubles.clear();
}

std::filesystem::path typed_csv(const CollectionsUi& state) {
    return system::in_home(state.csv_file).value_or(state.csv_file);
}

void csv_line(Ui& ui, EditorState& editor, CollectionsUi& state) {
    ImGui::SetNextItemWidth(std::min(ui.px(420), ImGui::GetContentRegionAvail().x));
    ImGui::InputTextWithHint("##csv", ui.words("collections.csv-file").c_str(), &state.csv_file);
    ui.record("collections:csv-file");
    beside_or_below(ui, ui.words("collections.import"));
    if (button(ui, "collections:import", {.text = ui.words("collections.import"), .enabled = !state.csv_file.empty()}))
        read_spreadsheet(editor, state, typed_csv(state));
    beside_or_below(ui, ui.words("collections.csv-choose"));
    if (button(ui, "collections:csv-choose", {.icon = icon::folder, .text = ui.words("collections.csv-choose")}))
        editor.dialog.kind = Dialog::Csv;
    if (state.csv_troubles.empty()) return;
    ImGui::BeginChild("##troubles", {0, ui.px(72)}, false, ImGuiWindowFlags_NoBackground);
    for (const std::string& trouble : state.csv_troubles) wrapped(ui, trouble, Ink::Warning);
    ImGui::EndChild();
    if (!state.csv_holding.empty() && button(ui, "collections:take-rest", {.text = ui.words("collections.take-rest")}))
        take_csv(editor, state);
}

void draw_mine(Ui& ui, EditorState& editor, CollectionsUi& state, Form& form) {
    ImGui::BeginChild("##names", {0, ui.px(96)}, false, ImGuiWindowFlags_NoBackground);
    if (shelf_of(editor).collections.empty()) muted(ui, ui.words("collections.none-yet"));
    collection_names(ui, editor, state);
    ImGui::EndChild();
    owned_line(ui, editor);
    name_line(ui, editor, state);
    const SavedCollection* saved = find(shelf_of(editor), state.shown);
    if (!saved) return form.end();
    vertical_gap(ui, 4);
    Holding owned = saved->collection.owned;
    if (edit_holding(ui, editor.catalogue(), state.search, owned))
        on_shelf(editor, change(*editor.user.collections.shelf, state.shown, owned, editor.catalogue()));
    csv_line(ui, editor, state);
    vertical_gap(ui, 4);
    form.end();
    const bool alone = editor.user.collections.chosen == std::vector{state.shown};
    if (button(ui, "collections:choose",
               {.text = ui.words(alone ? "collections.choose-none" : "collections.choose"), .primary = !alone}))
        choose_collections(editor, alone ? std::vector<std::string>() : std::vector{state.shown});
    beside_or_below(ui, ui.words("dialog.ok"));
}

// ---- a set of the person's own

void add_set(EditorState& editor, CollectionsUi& state) {
    if (const auto refused = keep_own_set(editor, {state.set_name, state.set_holding.items})) {
        state.told = Notice{{"own-sets.not-added", {{"trouble", describe(*refused, editor.words)}}}, true};
        return;
    }
    state.told = Notice{{"own-sets.added", {{"name", state.set_name}}}};
    state.set_name.clear();
    state.set_holding = {};
}

void draw_own_set(Ui& ui, EditorState& editor, CollectionsUi& state, Form& form) {
    muted(ui, ui.words(Message{"own-sets.what", {{"file", editor.user.collections.own_catalogue.string()}}}));
    ImGui::SetNextItemWidth(std::min(ui.px(420), ImGui::GetContentRegionAvail().x));
    ImGui::InputTextWithHint("##set-name", ui.words("own-sets.name").c_str(), &state.set_name);
    ui.record("own-sets:name");
    ImGui::SetNextItemWidth(std::min(ui.px(420), ImGui::GetContentRegionAvail().x));
    ImGui::InputTextWithHint("##set-search", ui.words("own-sets.search").c_str(), &state.search);
    ui.record("own-sets:search");
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 4));
    ImGui::BeginChild("##set-items", {0, height_of_lists(ui)}, false, ImGuiWindowFlags_NoBackground);
    if (state.search.empty() && state.set_holding.items.empty()) muted(ui, ui.words("own-sets.no-items"));
    item_counters(ui, editor.catalogue(), state.search, state.set_holding);
    ImGui::EndChild();
    ImGui::PopStyleVar();
    form.end();
    if (button(ui, "own-sets:add", {.text = ui.words("own-sets.add"), .primary = true})) add_set(editor, state);
    beside_or_below(ui, ui.words("dialog.ok"));
}

bool tab(Ui& ui, const char* id, bool active) { return button(ui, id, {.text = ui.words(id), .active = active}); }

void draw_tabs(Ui& ui, CollectionsUi& state) {
    constexpr std::pair<CollectionsTab, const char*> tabs[] = {{CollectionsTab::Limit, "collections.tab-limit"},
                                                               {CollectionsTab::Mine, "collections.tab-mine"},
                                                               {CollectionsTab::OwnSet, "collections.tab-own-set"}};
    for (const auto& [which, id] : tabs) {
        if (which != CollectionsTab::Limit) beside_or_below(ui, ui.words(id));
        if (!tab(ui, id, state.tab == which)) continue;
        state.tab = which;
        state.told.reset();
    }
}

}  // namespace

void read_spreadsheet(EditorState& editor, CollectionsUi& state, const std::filesystem::path& file) {
    state.csv_file = file.string();
    state.csv_troubles.clear();
    const SavedCollection* shown = find(shelf_of(editor), state.shown);
    if (!shown) return;
    const auto text = read_file(file, max_csv_bytes);
    if (!text) {
        state.csv_troubles.push_back(describe(text.error(), editor.words));
        state.csv_holding = shown->collection.owned;
        return;
    }
    CsvReading reading = read_collection_csv(*text, file.filename().string(), editor.catalogue());
    state.csv_holding = std::move(reading.holding);
    for (const Refusal& error : reading.troubles) state.csv_troubles.push_back(describe(error, editor.words));
    if (state.csv_troubles.empty()) take_csv(editor, state);
}

void begin_collections(EditorState& editor, CollectionsUi& state) {
    state = {};
    state.draft = *editor.now().scenario->limit;
    editor.user.collections.shelf.reset();  // The files may have changed meanwhile.
    const std::vector<std::string>& counting = editor.user.collections.chosen;
    show_collection(state, counting.empty() ? "" : counting.front());
    if (!find(shelf_of(editor), state.shown)) show_collection(state, "");
}

void draw_collections(Ui& ui, EditorState& editor, CollectionsUi& state, FormHeights& heights) {
    draw_tabs(ui, state);
    vertical_gap(ui, 4);
    Form form(ui, heights);
    if (state.tab == CollectionsTab::Limit) draw_limit(ui, editor, state, form);
    else if (state.tab == CollectionsTab::Mine) draw_mine(ui, editor, state, form);
    else draw_own_set(ui, editor, state, form);
    if (button(ui, "dialog.ok", {.text = ui.words("dialog.ok")}) || ui.take(Key::Escape)) editor.dialog = {};
    if (state.told) wrapped(ui, ui.words(state.told->words), state.told->refused ? Ink::Error : Ink::Good);
    if (editor.map.status.notice && editor.map.status.notice->refused)
        wrapped(ui, ui.words(editor.map.status.notice->words), Ink::Error);
}

void draw_replace(Ui& ui, EditorState& editor) {
    muted(ui, ui.words(Message{"replace.what", {{"count", editor.map.tools.selected.size()}}}));
    ImGui::Checkbox(ui.words("replace.all-of-kind").c_str(), &editor.dialog.replace_all);
    ui.record("replace:all");
    ImGui::BeginChild("##kinds", {0, height_of_lists(ui)}, false, ImGuiWindowFlags_NoBackground);
    std::optional<PieceKind> by;
    for (const PieceKind kind : editor.dialog.replace_with) {
        const PieceType& type = editor.catalogue()[kind];
        const Stock stock = stock_of(kind, editor.now(), editor.catalogue());
        const std::string left =
            stock.limited ? "   " + ui.words(Message{"replace.left", {{"count", stock.left}}}) : "";
        if (ImGui::Selectable((type.name + left + "###" + type.id).c_str(), false,
                              ImGuiSelectableFlags_DontClosePopups))
            by = kind;
        ui.record("replace:" + type.id);
    }
    ImGui::EndChild();
    const bool cancel = button(ui, "dialog.cancel", {.text = ui.words("dialog.cancel")}) || ui.take(Key::Escape);
    const bool all_of_kind = editor.dialog.replace_all;
    if (by || cancel) editor.dialog = {};
    if (by) replace_selected(editor.map, *by, all_of_kind);
}

}  // namespace hexwright::dialogs
