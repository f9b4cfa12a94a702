#include "editor/desk/desk.h"
#include "editor/desk/desk_setups.h"
#include "editor/document/edits/zoning.h"
#include "editor/panels/desk/desk_fields.h"
#include "editor/panels/desk/desk_forms.h"
#include "editor/tools/glyph_brush.h"
#include "editor/tools/glyph_tool.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/core/text.h"
#include "engine/scenario/uses.h"

#include <algorithm>
#include <cstdlib>

#include <imgui_stdlib.h>

namespace hexwright::panels {
namespace {

class PoolsForm {
public:
    PoolsForm(Ui& ui, EditorState& editor, PoolsFormUi& state)
        : ui_(ui), editor_(editor), state_(state), pools_(*editor.now().scenario->glyph_pools) {}

    void draw() {
        wrapped(ui_, ui_.words("desk.pools-are"), Ink::Muted);
        for (std::size_t i = 0; i < pools_.size() && !done_; ++i) {
            const std::string id = pools_[i].id;
            if (list_row(ui_, "pool:" + id,
                         {.text = id, .after = std::to_string(pools_[i].kinds.size()), .now = state_.pool == i}))
                state_.pool = i, state_.drawn_of = 0;
            if (!carried_row("pool", pools_, i, id)) continue;
            state_.pool = i, state_.drawn_of = 0;
            commit_pools();
        }
        if (done_) return;
        if (text_field(ui_, "desk.new-pool", state_.fresh) && !state_.fresh.empty()) add();
        if (!done_ && state_.pool < pools_.size()) shown_pool();
    }

private:
    void commit_pools() { done_ = change_pools(editor_.map, pools_) || done_; }
    void add() {
        pools_.push_back({.id = id_from(state_.fresh)});
        state_.pool = pools_.size() - 1;
        state_.fresh.clear();
        commit_pools();
    }
    void shown_pool() {
        GlyphPool& pool = pools_[state_.pool];
        vertical_gap(ui_, 6);
        for (const Facing facing : {Facing::Symbol, Facing::Power}) {
            const char* id = facing == Facing::Symbol ? "desk.symbol-up" : "desk.power-up";
            if (button(ui_, id, {.text = ui_.words(id), .active = pool.facing == facing})) {
                pool.facing = facing;
                return commit_pools();
            }
            ImGui::SameLine();
        }
        ImGui::NewLine();
        draws(pool);
        if (!done_) places(pool);
        if (!done_) copy_and_remove();
        if (!done_) kinds(pool);
    }
    void copy_and_remove() {
        const auto shown = pools_.begin() + static_cast<std::ptrdiff_t>(state_.pool);
        const bool copies = button(ui_, "desk.copy-pool", {.icon = icon::copy, .text = ui_.words("desk.copy-pool")});
        tip(ui_, ui_.words("desk.copy-pool-tip"));
        beside_or_below(ui_, ui_.words("desk.remove-pool"), 0);
        const bool gone =
            button(ui_, "desk.remove-pool", {.icon = icon::remove, .text = ui_.words("desk.remove-pool")});
        if (gone) pools_.erase(shown);
        if (copies) {
            GlyphPool copy = *shown;
            copy.id = fresh_name(*editor_.now().scenario, NamedThing::Pool, copy.id);
            pools_.insert(shown + 1, std::move(copy));
            ++state_.pool;
            state_.drawn_of = 0;
        }
        if (gone || copies) commit_pools();
    }
    void draws(GlyphPool& pool) {
        form_label(ui_, "desk.draw-field");
        if (button(ui_, "desk.draw-all", {.text = ui_.words("desk.draw-all"), .active = !pool.draw})) {
            pool.draw.reset();
            return commit_pools();
        }
        if (state_.drawn_of != editor_.now().number)
            state_.drawn_of = editor_.now().number, state_.drawn = pool.draw ? std::to_string(*pool.draw) : "";
        ImGui::SameLine();
        ImGui::SetNextItemWidth(-1);
        ImGui::InputTextWithHint("##drawn", ui_.words("desk.drawn-hint").c_str(), &state_.drawn,
                                 ImGuiInputTextFlags_CharsDecimal);
        ui_.record("desk.drawn");
        const bool typed = ImGui::IsItemDeactivatedAfterEdit();
        tip(ui_, ui_.words("desk.drawn-tip"));
        if (!typed) return;
        pool.draw.reset();
        if (!state_.drawn.empty())
            pool.draw = std::clamp(std::atoi(state_.drawn.c_str()), 0, static_cast<int>(max_glyphs));
        commit_pools();
    }
    // Where its glyphs may lie: clicks on the map lay a place, the tool Glyph moves and removes them.
    void places(const GlyphPool& pool) {
        const auto count = static_cast<int>(std::ranges::count(*editor_.now().scenario->glyphs, pool.id, &Glyph::pool));
        const Message text{"desk.places", {{"n", count}}};
        const bool lays = editor_.map.tools.current == Tool::Glyph && editor_.map.tools.glyph_brush.pool == pool.id;
        if (button(ui_, "desk.lay-places", {.icon = icon::glyph, .text = ui_.words(text), .active = lays}))
            hold_pool(editor_, pool.id);
        tip(ui_, ui_.words("desk.places-tip"));
    }
    void kinds(GlyphPool& pool) {
        for (std::size_t i = 0; i < pool.kinds.size(); ++i) {
            const auto known = editor_.catalogue().glyph(pool.kinds[i]);
            if (!list_row(ui_, "pool-has:" + std::to_string(i),
                          {.text = known ? editor_.catalogue()[*known].name : pool.kinds[i], .after = icon::erase}))
                continue;
            pool.kinds.erase(pool.kinds.begin() + static_cast<std::ptrdiff_t>(i));
            return commit_pools();
        }
        ImGui::SetNextItemWidth(-1);
        ImGui::InputTextWithHint("##find-glyph", ui_.words("desk.find-glyph").c_str(), &state_.find);
        ui_.record("desk:find-glyph");
        for (const GlyphType& glyph : editor_.catalogue().glyphs()) {
            if (!state_.find.empty() && !holds_words(glyph.name + " " + glyph.id, state_.find)) continue;
            if (!list_row(ui_, "pool-add:" + glyph.id, {.text = glyph.name})) continue;
            pool.kinds.push_back(glyph.id);
            return commit_pools();
        }
    }

    Ui& ui_;
    EditorState& editor_;
    PoolsFormUi& state_;
    std::vector<GlyphPool> pools_;
    bool done_ = false;
};

}  // namespace

void draw_pools_form(Ui& ui, EditorState& editor, PoolsFormUi& state) { PoolsForm(ui, editor, state).draw(); }

}  // namespace hexwright::panels
