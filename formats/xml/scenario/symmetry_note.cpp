#include "formats/xml/scenario/symmetry_note.h"

#include "engine/core/text.h"

#include <charconv>
#include <vector>

namespace hexwright::xml {
namespace {

constexpr std::string_view mark = "hexwright-editor:", word = "symmetry", side_is = "side=", axis_is = "axis=";
constexpr int degrees_an_axis = 30, axes = 6;

std::optional<Axis> axis_from(std::string_view degrees) {
    int value = -1;
    const auto [end, trouble] = std::from_chars(degrees.data(), degrees.data() + degrees.size(), value);
    const bool whole = trouble == std::errc() && end == degrees.data() + degrees.size();
    if (!whole || value < 0 || value % degrees_an_axis != 0 || value >= axes * degrees_an_axis) return std::nullopt;
    return static_cast<Axis>(value / degrees_an_axis);
}

}  // namespace

std::string symmetry_note(const Symmetry& symmetry) {
    std::string text = " " + std::string(mark) + " " + std::string(word) + " " + std::string(to_text(symmetry.kind)) +
                       " " + to_text(symmetry.hex);
    if (has_side(symmetry.kind)) text += " " + std::string(side_is) + std::string(to_text(symmetry.side));
    if (symmetry.kind == SymmetryKind::MirrorThroughHex)
        text += " " + std::string(axis_is) + std::to_string(degrees_an_axis * static_cast<int>(symmetry.axis));
    return text + " ";
}

std::optional<Symmetry> symmetry_in_note(std::string_view comment) {
    const std::vector<std::string> words = words_in(comment);
    if (words.size() < 4 || words[0] != mark || words[1] != word) return std::nullopt;
    const auto kind = symmetry_kind_from(words[2]);
    const auto hex = hex_from(words[3]);
    if (!kind || *kind == SymmetryKind::Off || !hex) return std::nullopt;
    Symmetry symmetry{.kind = *kind, .hex = *hex};
    const bool needs_more = has_side(*kind) || *kind == SymmetryKind::MirrorThroughHex;
    if (words.size() != (needs_more ? 5U : 4U)) return std::nullopt;
    if (!needs_more) return symmetry;
    const std::string_view last = words[4];
    if (has_side(*kind) && last.starts_with(side_is)) {
        const auto side = direction_from(last.substr(side_is.size()));
        if (!side) return std::nullopt;
        symmetry.side = *side;
        return symmetry;
    }
    if (!has_side(*kind) && last.starts_with(axis_is)) {
        const auto axis = axis_from(last.substr(axis_is.size()));
        if (!axis) return std::nullopt;
        symmetry.axis = *axis;
        return symmetry;
    }
    return std::nullopt;
}

}  // namespace hexwright::xml
