// Level ground with a start zone at either end, and the same with a perch: a wall between them that only one side can
// climb, from which its archers reach the other zone.
#pragma once
#include <string>

namespace hexwright::testing {

inline std::string place_on_grid(int column, int row) {
    return std::to_string(column - row / 2) + "," + std::to_string(row);
}

inline std::string start_zone(const std::string& id, const std::string& spaces) {
    return "    <zone id=\"" + id + "\" use=\"start\" color=\"" + id + "\" spaces=\"" + spaces + "\"/>\n";
}

// Level ground with a zone at either end; with a wall before the red one that only red can climb.
inline std::string walled_field_file(int rows, bool wall) {
    constexpr int columns = 12;
    const auto width_of = [](int row) { return columns - row % 2; };
    std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"field\" edition=\"master-2007\">\n"
        "  <about title=\"Field\"/>\n  <battlefield>\n";
    const auto height = [&](int column) { return !wall ? 1 : column == 2 ? 4 : column >= 3 && column <= 6 ? 8 : 1; };
    for (int level = 1; level <= (wall ? 8 : 1); ++level) {
        text += "    <level number=\"" + std::to_string(level) + "\">\n";
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < width_of(row); ++column)
                if (height(column) >= level)
                    text += "      <piece kind=\"grass-1\" at=\"" + place_on_grid(column, row) + "\"/>\n";
        text += "    </level>\n";
    }
    std::string red, blue;
    for (int row = 0; row < rows; ++row)
        for (const int column : {0, 1}) {
            red += (red.empty() ? "" : " ") + place_on_grid(column, row) + ",1";
            blue += (blue.empty() ? "" : " ") + place_on_grid(width_of(row) - 1 - column, row) + ",1";
        }
    return text + "  </battlefield>\n  <zones>\n" + start_zone("red", red) + start_zone("blue", blue) +
           "  </zones>\n</scenario>\n";
}

}  // namespace hexwright::testing
