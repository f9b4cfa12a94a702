// Army cards in full, beside whatever names them: a tooltip while it is pointed at, and a window that stays after a
// right click (or the Menu key on what keys have marked).
#pragma once
#include "editor/widgets/room.h"
#include "editor/widgets/ui.h"
#include "engine/board/catalogue/catalogue.h"

#include <string>
#include <vector>

namespace hexwright::widgets {

// The card in words, wrapped to the width; below the other where there are two.
void draw_card(Ui& ui, const Catalogue& catalogue, CardKind card, float width);

// Of the item drawn last, which names these cards. `more`: a text above them, such as why the card cannot be had, or
// empty. `label` tells the item's window from those of others.
struct AboutItem {
    std::string label{};
    std::vector<CardKind> cards{};
    std::string more{};
    bool rests = false;  // The tooltip waits until the pointer rests on the item.
};
void about_cards(Ui& ui, const Catalogue& catalogue, const AboutItem& item);
// The same for an item that names a set: the names of its cards, and after a right click all of them in full.
void about_set(Ui& ui, const Catalogue& catalogue, SetKind set);

}  // namespace hexwright::widgets
