// What the desk's forms have in common: a label with a field, and rows that are dragged to another place of their list.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <imgui.h>

namespace hexwright::panels {

constexpr float form_label_width = 110;

inline void form_label(Ui& ui, const char* id) { field_label(ui, id, form_label_width); }

// Returns true when what was typed takes effect.
bool text_field(Ui& ui, const char* id, std::string& text);

// Drags a row of a list to another place of it, when a row was just drawn; true when one was let go here.
template <class Row>
bool carried_row(const char* sort, std::vector<Row>& rows, std::size_t index, const std::string& text) {
    if (ImGui::BeginDragDropSource(ImGuiDragDropFlags_SourceNoHoldToOpenOthers)) {
        ImGui::SetDragDropPayload(sort, &index, sizeof index);
        ImGui::TextUnformatted(text.c_str());
        ImGui::EndDragDropSource();
    }
    if (!ImGui::BeginDragDropTarget()) return false;
    const ImGuiPayload* payload = ImGui::AcceptDragDropPayload(sort);
    ImGui::EndDragDropTarget();
    if (!payload) return false;
    const std::size_t from = *static_cast<const std::size_t*>(payload->Data);
    if (from == index || from >= rows.size()) return false;
    Row moved = std::move(rows[from]);
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(from));
    rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(index), std::move(moved));
    return true;
}

}  // namespace hexwright::panels
