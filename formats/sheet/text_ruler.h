// Measures text as the painters set it, and breaks it into lines. Draws nothing.
#pragma once
#include "formats/room.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::formats {

class TextRuler {
public:
    TextRuler();
    ~TextRuler();
    TextRuler(const TextRuler&) = delete;
    TextRuler& operator=(const TextRuler&) = delete;

    double width(std::string_view text, double size, bool bold = false) const;  // In the unit of `size`.
    // Breaks at spaces, and within words that are longer than a line; at least one line.
    std::vector<std::string> lines(std::string_view text, double width, double size, bool bold = false) const;
    // The text, or as much of it as fits with "…" at its end.
    std::string fitted(std::string_view text, double width, double size, bool bold = false) const;

private:
    struct Pens;
    std::unique_ptr<Pens> pens_;
};

}  // namespace hexwright::formats
