// Names of boxes that hold figures and no terrain (namespace urn:hexwright:card-boxes:1). The catalogue has no sets of
// them: nothing in them is built with.
#pragma once
#include "engine/board/refusal.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

struct CardBox {
    std::string id{}, name{}, release{};  // "jandars-oath", "Jandar's Oath", "2005".
    friend bool operator==(const CardBox&, const CardBox&) = default;
};

Result<std::vector<CardBox>> read_card_boxes(std::string_view xml, const std::string& file_name);
const CardBox* shipped_card_box(std::string_view id);  // nullptr if there is none.

}  // namespace hexwright::xml
