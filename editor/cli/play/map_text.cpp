#include "editor/cli/play/map_text.h"

#include "engine/story/story.h"

#include <algorithm>
#include <map>
#include <vector>

namespace hexwright::cli {
namespace {

constexpr std::size_t cell_width = 4, label_width = 8;

struct Cell {
    std::string ground{}, on{};
};

class MapText {
public:
    MapText(const GameState& seen, const Words& words) : seen_(seen), words_(words) {
        for (std::size_t i = 0; i < seen.board->size(); ++i) add(static_cast<SpaceIndex>(i));
        for (std::size_t i = 0; i < seen.glyphs.size(); ++i) add_glyph(i);
        for (std::size_t i = 0; i < seen.figures.size(); ++i) add_figure(FigureId{static_cast<int>(i)});
    }

    std::string text() const {
        std::string lines;
        for (const auto& [r, row] : rows_) {
            lines += line(r, row, &Cell::ground, to_text(HexCoord{row.begin()->first, r}));
            if (std::ranges::any_of(row, [](const auto& each) { return !each.second.on.empty(); }))
                lines += line(r, row, &Cell::on, "");
        }
        std::string letters;
        for (const auto& [terrain, letter] : letters_)
            letters += (letters.empty() ? "" : ", ") + std::string(1, letter) + " " +
                       seen_.catalogue()[TerrainKind{terrain}].name;
        return lines + words_(Message{"human.map", {{"terrain", letters}}}) + "\n" + legend_;
    }

private:
    using Row = std::map<int, Cell>;  // By q.

    // Of several storeys the highest is drawn, unless a figure is below.
    void add(SpaceIndex index) {
        const BoardSpace& space = (*seen_.board)[index];
        if (space.stand == Stand::Gone) return;
        Cell& cell = rows_[space.space.at.r][space.space.at.q];
        const bool storeys = !cell.ground.empty();
        if (space.stand == Stand::Obstacle && !storeys) cell.ground = "##";
        if (space.stand == Stand::Obstacle) return;
        cell.ground = letter_of(space.terrain) + std::to_string(space.height) + (storeys ? "'" : "");
    }

    void add_glyph(std::size_t number) {
        const GameGlyph& glyph = seen_.glyphs[number];
        if (glyph.at == no_space) return;
        const std::string code = "*" + std::to_string(number + 1);
        const std::string name = glyph.kind.valid() ? seen_.catalogue()[glyph.kind].name : "?";
        put_on(glyph.at, code);
        legend_ += "  " + code + " " +
                   words_(Message{"human.glyph", {{"glyph", name}, {"space", space_text(glyph.at)}}}) + "\n";
    }

    void add_figure(FigureId figure) {
        if (!seen_[figure].on_board()) return;
        constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
        const int player = controller(seen_, figure).value;
        const std::size_t number = figures_of_player_[player]++;
        const std::string code = std::to_string(player + 1) + (number < letters.size() ? letters[number] : '+');
        std::string places;
        for (const SpaceIndex space : spaces_of(seen_, figure)) {
            put_on(space, code);
            places += (places.empty() ? "" : " ") + space_text(space);
        }
        legend_ +=
            "  " + code + " " +
            words_(Message{"human.map-figure",
                           {{"id", name_of(seen_, figure)}, {"figure", called(seen_, figure)}, {"spaces", places}}}) +
            "\n";
    }

    void put_on(SpaceIndex index, const std::string& code) {
        const BoardSpace& space = (*seen_.board)[index];
        Cell& cell = rows_[space.space.at.r][space.space.at.q];
        const std::string storeys = cell.ground.ends_with('\'') ? "'" : "";
        if (space.stand != Stand::Obstacle)
            cell.ground = letter_of(space.terrain) + std::to_string(space.height) + storeys;
        cell.on = code;
    }

    std::string space_text(SpaceIndex space) const { return to_text((*seen_.board)[space].space); }

    // The first letter of its id that no other terrain of this map has.
    std::string letter_of(TerrainKind terrain) {
        char& letter = letters_[terrain.value];
        const auto free = [&](char wanted) {
            return std::ranges::count_if(letters_, [&](const auto& each) { return each.second == wanted; }) == 0;
        };
        for (const char wanted : seen_.catalogue()[terrain].id + "abcdefghijklmnopqrstuvwxyz")
            if (letter == 0 && wanted >= 'a' && wanted <= 'z' && free(wanted)) letter = wanted;
        return std::string(1, letter == 0 ? '?' : letter);
    }

    std::string line(int r, const Row& row, std::string Cell::* what, const std::string& label) const {
        std::string text = label;
        for (const auto& [q, cell] : row) {
            const std::size_t column = label_width + cell_width / 2 * static_cast<std::size_t>(2 * q + r - leftmost());
            text.resize(std::max(column, text.size()), ' ');
            text += cell.*what;
        }
        text.erase(text.find_last_not_of(' ') + 1);
        return text + "\n";
    }

    int leftmost() const {  // In half hexes.
        int least = 0;
        bool any = false;
        for (const auto& [r, row] : rows_) {
            const int here = 2 * row.begin()->first + r;
            least = any ? std::min(least, here) : here;
            any = true;
        }
        return least;
    }

    const GameState& seen_;
    const Words& words_;
    std::map<int, Row> rows_{};      // By r.
    std::map<int, char> letters_{};  // By terrain.
    std::map<int, std::size_t> figures_of_player_{};
    std::string legend_{};
};

}  // namespace

std::string map_text(const GameState& seen, const Words& words) { return MapText(seen, words).text(); }

}  // namespace hexwright::cli
