#include "editor/widgets/seat_menu.h"

#include "editor/widgets/menu_letters.h"
#include "engine/players/player.h"
#include "engine/players/style.h"
#include "engine/session/session.h"

#include <algorithm>
#include <vector>

namespace hexwright::widgets {

namespace {

// The usual ones stand first; "planner:64" is fair and "planner" hard.
std::vector<std::string> usual_seats_offered() {
    return {"human", "greedy", "planner:" + std::to_string(fair_playouts), "planner"};
}

std::vector<std::string> other_seats_offered(Idle idle) {
    const std::vector<std::string> usual = usual_seats_offered();
    std::vector<std::string> others;
    for (const PlayerKind& kind : player_kinds())
        if (std::ranges::count(usual, kind.id) == 0) others.push_back(kind.id);
    for (const Style& style : styles().subspan(1)) others.emplace_back(style.id);
    if (idle == Idle::Offered) others.emplace_back("idle");
    return others;
}

void seat_rows(Ui& ui, const std::vector<std::string>& seats, const std::string& now,
               std::optional<std::string>& chosen) {
    for (const std::string& seat : seats) {
        if (ImGui::MenuItem(ui.words(title_of(player_kind(seat))).c_str(), nullptr, seat == now)) chosen = seat;
        ui.record("seat." + seat);
        tip(ui, seat_tip(ui, seat));
    }
}

}  // namespace

std::string seat_tip(const Ui& ui, const std::string& seat) {
    return ui.words(title_of(player_kind(seat)).id + "-tip");
}

std::optional<std::string> seat_menu(Ui& ui, const char* id, const std::string& now, Idle idle) {
    const PopupMenu menu(ui, id);
    if (!menu) return {};
    std::optional<std::string> chosen;
    seat_rows(ui, usual_seats_offered(), now, chosen);
    const bool more = begin_submenu(ui, ui.words("seat.more"));
    ui.record("seat.more");
    if (more) {
        seat_rows(ui, other_seats_offered(idle), now, chosen);
        ImGui::EndMenu();
    }
    return chosen;
}

}  // namespace hexwright::widgets
