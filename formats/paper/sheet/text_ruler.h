// Measures text as the painters set it, and breaks it into lines. Draws nothing.
#pragma once
#include "formats/paper/room.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::paper {

class TextRuler {
public:
    TextRuler();
    ~TextRuler();
    TextRuler(const TextRuler&) = delete;
    TextRuler& operator=(const TextRuler&) = delete;

    double width(std::string_view text, double size, bool bold = false) const;  // In the unit of `size`.
    // Breaks at spaces, within words that are longer than a line, and between Chinese characters; at least one line.
    std::vector<std::string> lines(std::string_view text, double width, double size, bool bold = false) const;
    // The text, or as much of it as fits with "…" at its end.
    std::string fitted(std::string_view text, double width, double size, bool bold = false) const;

private:
    // Shortened by whole characters as readers count them, for text that our own font cannot draw.
    std::string fitted_by_clusters(const std::string& words, double most, double size, bool bold) const;

    struct Pens;
    std::unique_ptr<Pens> pens_;
};

}  // namespace hexwright::paper
