#include "editor/widgets/dice_marks.h"

#include "engine/core/dice.h"

#include <string>

namespace hexwright::widgets {

namespace {

void draw_skull(Ui& ui, ImDrawList& draw, ImVec2 middle) {
    const std::uint32_t bone = 0xFFF4F4F4, hole = ui.theme[Ink::Error];
    draw.AddCircleFilled({middle.x, middle.y - ui.px(2)}, ui.px(7), bone);
    draw.AddRectFilled({middle.x - ui.px(4), middle.y + ui.px(2)}, {middle.x + ui.px(4), middle.y + ui.px(8)}, bone,
                       ui.px(1));
    for (const float side : {-1.0F, 1.0F})
        draw.AddCircleFilled({middle.x + side * ui.px(2.8F), middle.y - ui.px(2)}, ui.px(1.8F), hole);
}

void draw_shield(Ui& ui, ImDrawList& draw, ImVec2 middle) {
    const ImVec2 points[] = {{middle.x - ui.px(6), middle.y - ui.px(7)},
                             {middle.x + ui.px(6), middle.y - ui.px(7)},
                             {middle.x + ui.px(6), middle.y + ui.px(1)},
                             {middle.x, middle.y + ui.px(8)},
                             {middle.x - ui.px(6), middle.y + ui.px(1)}};
    draw.AddConvexPolyFilled(points, static_cast<int>(std::size(points)), 0xFFF4F4F4);
}

}  // namespace

void draw_die(Ui& ui, ImDrawList& draw, ImVec2 at, int face, DieKind kind) {
    const bool d20 = kind == DieKind::D20;
    const ImVec2 end(at.x + ui.px(die_size), at.y + ui.px(die_size)),
        middle(at.x + ui.px(die_size / 2), at.y + ui.px(die_size / 2));
    const Face shown = face_of(face);
    const Ink ink = d20                     ? Ink::Text
                    : shown == Face::Skull  ? Ink::Error
                    : shown == Face::Shield ? Ink::Info
                                            : Ink::Faint;
    draw.AddRectFilled(at, end, ui.theme[ink], ui.px(5));
    if (d20) {
        const std::string text = std::to_string(face);
        const ImVec2 size = ImGui::CalcTextSize(text.c_str());
        draw.AddText({middle.x - size.x / 2, middle.y - size.y / 2}, ui.theme[Ink::Panel], text.c_str());
    } else if (shown == Face::Skull) {
        draw_skull(ui, draw, middle);
    } else if (shown == Face::Shield) {
        draw_shield(ui, draw, middle);
    }
}

}  // namespace hexwright::widgets
