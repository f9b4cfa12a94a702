#include "formats/paper/letters/shaped_text.h"

#include "formats/paper/letters/characters.h"
#include "formats/paper/room.h"
#include "formats/xml/bytes/windows_text.h"

#include <algorithm>
#include <array>
#include <fribidi.h>
#include <functional>
#include <hb.h>
#include <iterator>
#include <memory>
#include <set>
#include <span>
#include <utility>

namespace hexwright::paper {
namespace {

// What is shaped in one go: one font, one direction, one alphabet.
struct ShapedPart {
    std::size_t first, last;  // In clusters, in the order of reading.
    FontHandle font;          // nullptr: boxes.
    FriBidiLevel level;
    hb_script_t alphabet;
};

struct Paragraph {
    std::string_view text;
    Characters characters;
    std::vector<Cluster> clusters;
    std::vector<FriBidiLevel> levels;  // Of characters.
    LetterStyle style;
    bool bold;

    std::u32string_view codes(Cluster cluster) const {
        return std::u32string_view(characters.codes).substr(cluster.first, cluster.last - cluster.first);
    }
    std::size_t byte(std::size_t cluster) const {
        return characters.at[cluster < clusters.size() ? clusters[cluster].first : characters.codes.size()];
    }
};

std::vector<FriBidiCharType> bidi_types(const std::u32string& codes) {
    std::vector<FriBidiCharType> types(codes.size());
    std::ranges::transform(codes, types.begin(), [](char32_t code) { return fribidi_get_bidi_type(code); });
    return types;
}

std::vector<FriBidiLevel> levels_of(const std::u32string& codes) {
    const std::vector<FriBidiCharType> types = bidi_types(codes);
    std::vector<FriBidiBracketType> brackets(codes.size());
    for (std::size_t i = 0; i < codes.size(); ++i) brackets[i] = fribidi_get_bracket(codes[i]);
    std::vector<FriBidiLevel> levels(codes.size(), 0);
    FriBidiParType direction = FRIBIDI_PAR_ON;
    if (fribidi_get_par_embedding_levels_ex(types.data(), brackets.data(), static_cast<FriBidiStrIndex>(codes.size()),
                                            &direction, levels.data()) == 0)
        std::ranges::fill(levels, FriBidiLevel{0});
    return levels;
}

Paragraph paragraph_of(std::string_view text, bool bold) {
    Characters characters = characters_of(text);
    std::vector<Cluster> clusters = clusters_of(characters.codes);
    std::vector<FriBidiLevel> levels = levels_of(characters.codes);
    const LetterStyle style = letter_style_of(characters.codes);
    return {text, std::move(characters), std::move(clusters), std::move(levels), style, bold};
}

std::size_t drawn_by(const Font& font, std::u32string_view cluster) {
    return static_cast<std::size_t>(
        std::ranges::count_if(cluster, [&](char32_t code) { return is_invisible(code) || font.has(code); }));
}

// The font that draws most of the cluster, and its first character at least: ours if it draws all of it.
FontHandle font_for(std::u32string_view cluster, const Paragraph& paragraph) {
    const FontHandle own = open_own_font(paragraph.bold);
    const bool in_colour = wants_colour(cluster);
    if (!in_colour && own && drawn_by(*own, cluster) == cluster.size()) return own;
    FontHandle best;
    std::size_t most = 0;
    const auto try_font = [&](const FontHandle& font) {
        if (!font || !(is_invisible(cluster.front()) || font->has(cluster.front()))) return;
        const std::size_t drawn = drawn_by(*font, cluster);
        if (drawn <= most) return;
        best = font;
        most = drawn;
    };
    constexpr std::size_t asked = 4;  // Of a cluster's characters: a hostile one has thousands of accents.
    for (const char32_t code : cluster.substr(0, asked)) {
        if (is_invisible(code)) continue;
        const LetterStyle style = in_colour ? LetterStyle::Emoji : paragraph.style;
        if (style == LetterStyle::Any) try_font(open_embedded_font(code, paragraph.bold));
        if (most == cluster.size()) break;
        if (const auto file = installed_font(code, style, paragraph.bold)) try_font(open_font(*file));
        else try_font(open_embedded_font(code, paragraph.bold));
        if (most == cluster.size()) break;
    }
    if (most < cluster.size()) try_font(own);
    return best;
}

// Spaces and points go with the letters before them, at the beginning with those that follow.
std::vector<hb_script_t> alphabets_of(const Paragraph& paragraph) {
    std::vector<hb_script_t> alphabets;
    hb_script_t last = HB_SCRIPT_COMMON;
    for (const Cluster& cluster : paragraph.clusters) {
        const hb_script_t own =
            hb_unicode_script(hb_unicode_funcs_get_default(), paragraph.characters.codes[cluster.first]);
        const bool none = own == HB_SCRIPT_COMMON || own == HB_SCRIPT_INHERITED || own == HB_SCRIPT_UNKNOWN;
        if (!none && last == HB_SCRIPT_COMMON) std::ranges::fill(alphabets, own);
        if (!none) last = own;
        alphabets.push_back(last);
    }
    return alphabets;
}

std::vector<ShapedPart> parts_of(const Paragraph& paragraph) {
    std::vector<ShapedPart> parts;
    const std::vector<hb_script_t> alphabets = alphabets_of(paragraph);
    for (std::size_t i = 0; i < paragraph.clusters.size(); ++i) {
        const Cluster cluster = paragraph.clusters[i];
        const FriBidiLevel level = paragraph.levels[cluster.first];
        FontHandle font = font_for(paragraph.codes(cluster), paragraph);
        if (!parts.empty()) {
            ShapedPart& before = parts.back();
            if (before.font == font && before.level == level && before.alphabet == alphabets[i]) {
                before.last = i + 1;
                continue;
            }
        }
        parts.push_back({i, i + 1, std::move(font), level, alphabets[i]});
    }
    return parts;
}

// From the order of reading to the order that is seen: rule L2 of Unicode's bidirectional algorithm.
std::vector<const ShapedPart*> as_seen(const std::vector<ShapedPart>& parts) {
    std::vector<const ShapedPart*> seen;
    FriBidiLevel highest = 0;
    for (const ShapedPart& part : parts) {
        seen.push_back(&part);
        highest = std::max(highest, part.level);
    }
    for (int level = highest; level > 0; --level)
        for (auto first = seen.begin(); first != seen.end();) {
            const auto lower = [&](const ShapedPart* part) { return part->level < level; };
            first = std::find_if_not(first, seen.end(), lower);
            const auto last = std::find_if(first, seen.end(), lower);
            std::reverse(first, last);
            first = last;
        }
    return seen;
}

using Buffer = std::unique_ptr<hb_buffer_t, decltype(&hb_buffer_destroy)>;

// Our own font sets its letters beside our other texts, which cairo sets one by one.
bool one_by_one(const ShapedPart& part, bool bold) {
    const auto plain = {HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_COMMON};
    return part.font == open_own_font(bold) && std::ranges::count(plain, part.alphabet) > 0;
}

std::span<const hb_feature_t> letter_by_letter() {
    static const std::array<hb_feature_t, 4> features = [] {
        std::array<hb_feature_t, 4> made{};
        const std::array names{"-kern", "-liga", "-clig", "-calt"};
        for (std::size_t i = 0; i < names.size(); ++i) hb_feature_from_string(names[i], -1, &made[i]);
        return made;
    }();
    return features;
}

Buffer shape(const ShapedPart& part, const Paragraph& paragraph) {
    Buffer buffer(hb_buffer_create(), &hb_buffer_destroy);
    const std::size_t from = paragraph.byte(part.first), to = paragraph.byte(part.last);
    // The neighbours are told, because Arabic letters join across fonts.
    hb_buffer_add_utf8(buffer.get(), paragraph.text.data(), static_cast<int>(paragraph.text.size()),
                       static_cast<unsigned>(from), static_cast<int>(to - from));
    hb_buffer_set_direction(buffer.get(), part.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer.get(), part.alphabet);
    const char* language = paragraph.style == LetterStyle::Japanese ? "ja"
                           : paragraph.style == LetterStyle::Korean ? "ko"
                                                                    : "";
    if (*language != 0) hb_buffer_set_language(buffer.get(), hb_language_from_string(language, -1));
    hb_buffer_set_flags(buffer.get(), static_cast<hb_buffer_flags_t>(HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES |
                                                                     HB_BUFFER_FLAG_DO_NOT_INSERT_DOTTED_CIRCLE));
    hb_shape(part.font->shaping, buffer.get(), letter_by_letter().data(),
             one_by_one(part, paragraph.bold) ? static_cast<unsigned>(letter_by_letter().size()) : 0);
    return buffer;
}

// Sums what HarfBuzz gives for each cluster of its own, which may hold several of ours, over these.
void add_clusters(GlyphRun& run, std::vector<std::pair<std::size_t, double>> starts, std::size_t from, std::size_t to,
                  std::vector<double>& width_at) {
    std::ranges::stable_sort(starts, {}, &std::pair<std::size_t, double>::first);
    if (starts.empty() || starts.front().first > from) run.clusters.push_back({0, 0});
    std::size_t begun = from;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        if (run.clusters.empty() || starts[i].first != begun) {
            if (!run.clusters.empty()) run.clusters.back().bytes = starts[i].first - begun;
            begun = starts[i].first;
            run.clusters.push_back({0, 0});
        }
        ++run.clusters.back().glyphs;
        width_at[starts[i].first] += starts[i].second;
    }
    run.clusters.back().bytes = to - begun;
}

class Composer {
public:
    explicit Composer(Paragraph paragraph)
        : paragraph_(std::move(paragraph)), width_at_(paragraph_.text.size() + 1, 0.0) {}

    ShapedText compose() {
        const std::vector<ShapedPart> parts = parts_of(paragraph_);
        for (const ShapedPart* part : as_seen(parts)) part->font ? add_run(*part) : add_boxes(*part);
        std::ranges::sort(text_.undrawn);
        const auto [again, end] = std::ranges::unique(text_.undrawn);
        text_.undrawn.erase(again, end);
        add_advances();
        return std::move(text_);
    }

private:
    void add_run(const ShapedPart& part) {
        GlyphRun run{.font = part.font, .backwards = part.level % 2 == 1};
        const std::size_t from = paragraph_.byte(part.first), to = paragraph_.byte(part.last);
        run.text = paragraph_.text.substr(from, to - from);
        const Buffer buffer = shape(part, paragraph_);
        unsigned count = 0;
        const hb_glyph_info_t* glyphs = hb_buffer_get_glyph_infos(buffer.get(), &count);
        const hb_glyph_position_t* places = hb_buffer_get_glyph_positions(buffer.get(), &count);
        std::vector<std::pair<std::size_t, double>> starts;
        std::set<std::size_t> empty;  // Where the font had no glyph.
        for (unsigned i = 0; i < count; ++i) {
            if (glyphs[i].codepoint == 0) empty.insert(glyphs[i].cluster);
            run.glyphs.push_back({glyphs[i].codepoint, text_.width + places[i].x_offset / run.font->em,
                                  places[i].y_offset / run.font->em});
            const double advance = places[i].x_advance / run.font->em;
            starts.emplace_back(glyphs[i].cluster, advance);
            text_.width += advance;
        }
        add_clusters(run, std::move(starts), from, to, width_at_);
        if (!empty.empty()) note_undrawn(part, empty);
        text_.runs.push_back(std::move(run));
    }

    // The rest of a cluster of which the font draws only the beginning.
    void note_undrawn(const ShapedPart& part, const std::set<std::size_t>& empty) {
        for (std::size_t i = part.first; i < part.last; ++i) {
            if (!empty.contains(paragraph_.byte(i))) continue;
            for (const char32_t code : paragraph_.codes(paragraph_.clusters[i]))
                if (!is_invisible(code) && !part.font->has(code)) text_.undrawn += code;
        }
    }

    void add_boxes(const ShapedPart& part) {
        for (std::size_t i = part.first; i < part.last; ++i) {
            const std::u32string_view codes = paragraph_.codes(paragraph_.clusters[i]);
            if (std::ranges::all_of(codes, is_invisible)) continue;
            std::ranges::copy_if(codes, std::back_inserter(text_.undrawn), std::not_fn(is_invisible));
            text_.boxes.push_back({text_.width});
            width_at_[paragraph_.byte(i)] = box_width;
            text_.width += box_width;
        }
    }

    void add_advances() {
        const auto& clusters = paragraph_.clusters;
        const std::u32string& codes = paragraph_.characters.codes;
        for (std::size_t i = 0; i < clusters.size(); ++i) {
            const std::size_t begin = paragraph_.byte(i), end = paragraph_.byte(i + 1);
            double width = 0;
            for (std::size_t byte = begin; byte < end; ++byte) width += width_at_[byte];
            const bool last = i + 1 == clusters.size();
            text_.advances.push_back(
                {end, width, !last && may_break(codes[clusters[i].last - 1], codes[clusters[i + 1].first])});
        }
    }

    Paragraph paragraph_;
    std::vector<double> width_at_;  // Of what begins at this byte.
    ShapedText text_{};
};

}  // namespace

bool drawn_by_own_font(std::string_view text, bool bold) {
    const auto plain = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (std::ranges::all_of(text, plain)) return true;
    const FontHandle own = open_own_font(bold);
    if (!own) return true;  // Without any font nothing helps.
    while (!text.empty()) {
        const auto code = static_cast<char32_t>(take_utf8(text));
        if (code >= 0x80 && (!own->has(code) || needs_shaping(code))) return false;
    }
    return true;
}

ShapedText shaped(std::string_view text, bool bold) { return Composer(paragraph_of(text, bold)).compose(); }

ReadingDirection direction_of(std::string_view text) {
    const std::vector<FriBidiCharType> types = bidi_types(characters_of(text).codes);
    const FriBidiParType found = fribidi_get_par_direction(types.data(), static_cast<FriBidiStrIndex>(types.size()));
    return found == FRIBIDI_PAR_LTR   ? ReadingDirection::LeftToRight
           : found == FRIBIDI_PAR_RTL ? ReadingDirection::RightToLeft
                                      : ReadingDirection::None;
}

std::string with_direction(std::string part, ReadingDirection whole) {
    const bool runs_right = direction_of(part) != ReadingDirection::RightToLeft;
    if (whole == ReadingDirection::None || runs_right == (whole == ReadingDirection::LeftToRight)) return part;
    return utf8(runs_right ? 0x200F : 0x200E) + part;
}

}  // namespace hexwright::paper
