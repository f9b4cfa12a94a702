#include "editor/panels/desk/desk_fields.h"

#include <imgui_stdlib.h>

namespace hexwright::panels {

bool text_field(Ui& ui, const char* id, std::string& text) {
    form_label(ui, id);
    ImGui::InputText(("##" + std::string(id)).c_str(), &text);
    ui.record(id);
    return ImGui::IsItemDeactivatedAfterEdit();
}

}  // namespace hexwright::panels
