#include "formats/export/animation/build_film.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <gif_lib.h>
#include <memory>
#include <unordered_map>
#include <vector>

namespace hexwright::exports {

namespace {

constexpr int most_gif_side = 65'535, gif_colours = 256, ms_a_tick = 10;
constexpr unsigned rough_bits = 5;  // Of a channel, for counting.

// ---- the palette

struct Shade {
    std::array<int, 3> channels{};
    std::uint64_t count = 0;
};

// Colours of the frames, roughly, with how often each occurs.
using Shades = std::unordered_map<std::uint32_t, std::uint64_t>;

std::uint32_t rough(std::uint32_t pixel) {
    std::uint32_t key = 0;
    for (const unsigned shift : {16U, 8U, 0U}) key = key << rough_bits | (pixel >> shift & 0xFFU) >> (8 - rough_bits);
    return key;
}

void count_shades(Shades& shades, const Pixels& pixels) {
    for (const std::uint32_t pixel : pixels.bgra) ++shades[rough(pixel)];
}

std::vector<Shade> listed(const Shades& shades) {
    std::vector<Shade> list;
    for (const auto& [key, count] : shades) {
        Shade shade{{}, count};
        for (std::size_t i = 0; i < 3; ++i) {
            const auto part = static_cast<int>(key >> (rough_bits * (2 - i)) & ((1U << rough_bits) - 1));
            shade.channels[i] = part << (8 - rough_bits) | part >> (2 * rough_bits - 8);
        }
        list.push_back(shade);
    }
    std::ranges::sort(list, {}, &Shade::channels);
    return list;
}

struct Cut {  // Shades that share a colour of the palette.
    std::size_t first, last;
};

// The channel in which they differ most, and by how much.
std::pair<std::size_t, int> widest(const std::vector<Shade>& shades, const Cut& cut) {
    std::pair<std::size_t, int> best{0, -1};
    for (std::size_t channel = 0; channel < 3; ++channel) {
        int least = 255, most = 0;
        for (std::size_t i = cut.first; i < cut.last; ++i) {
            least = std::min(least, shades[i].channels[channel]);
            most = std::max(most, shades[i].channels[channel]);
        }
        if (most - least > best.second) best = {channel, most - least};
    }
    return best;
}

Shade mean_of(const std::vector<Shade>& shades, const Cut& cut) {
    std::array<std::uint64_t, 3> sums{};
    Shade mean;
    for (std::size_t i = cut.first; i < cut.last; ++i) {
        mean.count += shades[i].count;
        for (std::size_t channel = 0; channel < 3; ++channel)
            sums[channel] += shades[i].count * static_cast<std::uint64_t>(shades[i].channels[channel]);
    }
    for (std::size_t channel = 0; channel < 3; ++channel)
        mean.channels[channel] = static_cast<int>(sums[channel] / std::max<std::uint64_t>(mean.count, 1));
    return mean;
}

// Median cut: the part that differs most is cut in the middle until there are enough.
std::vector<Shade> palette_of(const Shades& counted) {
    std::vector<Shade> shades = listed(counted);
    std::vector<Cut> cuts{{0, shades.size()}};
    while (cuts.size() < gif_colours) {
        const auto worst =
            std::ranges::max_element(cuts, {}, [&](const Cut& cut) { return widest(shades, cut).second; });
        const auto [channel, spread] = widest(shades, *worst);
        if (spread <= 0) break;
        std::ranges::sort(shades.begin() + static_cast<std::ptrdiff_t>(worst->first),
                          shades.begin() + static_cast<std::ptrdiff_t>(worst->last), {},
                          [channel](const Shade& s) { return std::pair(s.channels[channel], s.channels); });
        const std::size_t middle = (worst->first + worst->last) / 2;
        const Cut upper{middle, worst->last};
        worst->last = middle;
        cuts.push_back(upper);
    }
    std::vector<Shade> palette;
    for (const Cut& cut : cuts) palette.push_back(mean_of(shades, cut));
    return palette;
}

class Nearest {
public:
    explicit Nearest(const std::vector<Shade>& palette) : palette_(palette) {}
    GifByteType of(std::uint32_t pixel) {
        const auto [found, added] = known_.try_emplace(rough(pixel), GifByteType{0});
        if (added) found->second = look(pixel);
        return found->second;
    }

private:
    GifByteType look(std::uint32_t pixel) const {
        const auto distance = [pixel](const Shade& shade) {
            int sum = 0;
            for (std::size_t i = 0; i < 3; ++i) {
                const int off = shade.channels[i] - static_cast<int>(pixel >> (8 * (2 - i)) & 0xFFU);
                sum += off * off;
            }
            return sum;
        };
        return static_cast<GifByteType>(std::ranges::min_element(palette_, {}, distance) - palette_.begin());
    }

    const std::vector<Shade>& palette_;
    std::unordered_map<std::uint32_t, GifByteType> known_{};
};

// ---- the file

int append_to(GifFileType* gif, const GifByteType* bytes, int count) {
    static_cast<std::string*>(gif->UserData)
        ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
    return count;
}

using ColourMap = std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)>;

ColourMap map_of(const std::vector<Shade>& palette) {
    std::vector<GifColorType> colours(gif_colours);
    for (std::size_t i = 0; i < palette.size(); ++i)
        colours[i] = {static_cast<GifByteType>(palette[i].channels[0]),
                      static_cast<GifByteType>(palette[i].channels[1]),
                      static_cast<GifByteType>(palette[i].channels[2])};
    return {GifMakeMapObject(gif_colours, colours.data()), &GifFreeMapObject};
}

class GifWriter {
public:
    GifWriter(int width, int height, const ColorMapObject* colours) : width_(width), height_(height) {
        int error = 0;
        gif_ = EGifOpen(&bytes_, append_to, &error);
        if (gif_) EGifSetGifVersion(gif_, true);
        fine_ = gif_ && EGifPutScreenDesc(gif_, width, height, 8, 0, colours) == GIF_OK && put_loop();
    }
    ~GifWriter() { close(); }
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    void frame(const Pixels& pixels, int ms, Nearest& nearest) {
        GraphicsControlBlock control{DISPOSE_DO_NOT, false, ms / ms_a_tick, NO_TRANSPARENT_COLOR};
        GifByteType extension[4];
        EGifGCBToExtension(&control, extension);
        fine_ = fine_ && EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, 4, extension) == GIF_OK &&
                EGifPutImageDesc(gif_, 0, 0, width_, height_, false, nullptr) == GIF_OK;
        std::vector<GifByteType> row(static_cast<std::size_t>(width_));
        for (std::size_t y = 0; fine_ && y < static_cast<std::size_t>(height_); ++y) {
            for (std::size_t x = 0; x < row.size(); ++x) row[x] = nearest.of(pixels.bgra[y * row.size() + x]);
            fine_ = EGifPutLine(gif_, row.data(), width_) == GIF_OK;
        }
    }
    std::string take() {
        close();
        return fine_ ? std::move(bytes_) : std::string();
    }

private:
    // Plays again and again.
    bool put_loop() {
        const GifByteType forever[] = {1, 0, 0};
        return EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
               EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0") == GIF_OK &&
               EGifPutExtensionBlock(gif_, 3, forever) == GIF_OK && EGifPutExtensionTrailer(gif_) == GIF_OK;
    }
    void close() {
        int error = 0;
        if (gif_) fine_ = EGifCloseFile(gif_, &error) == GIF_OK && fine_;
        gif_ = nullptr;
    }

    std::string bytes_{};
    GifFileType* gif_ = nullptr;
    int width_, height_;
    bool fine_ = false;
};

}  // namespace

Result<std::string> to_gif(const BuildFilm& film, const SheetWatch& watch) {
    if (film.width() > most_gif_side || film.height() > most_gif_side) return failure(Message{"film.too-large"});
    const auto goes_on = [&](double share) { return !watch || watch(share); };
    const auto all = static_cast<double>(2 * film.frames());
    Shades shades;
    for (std::size_t i = 0; i < film.frames(); ++i) {
        if (!goes_on(static_cast<double>(i) / all)) return std::string();
        count_shades(shades, film.frame(i));
    }
    const std::vector<Shade> palette = palette_of(shades);
    Nearest nearest(palette);
    GifWriter writer(film.width(), film.height(), map_of(palette).get());
    for (std::size_t i = 0; i < film.frames(); ++i) {
        if (!goes_on(0.5 + static_cast<double>(i) / all)) return std::string();
        writer.frame(film.frame(i), i + 1 < film.frames() ? film_step_ms : film_end_ms, nearest);
    }
    std::string bytes = writer.take();
    if (bytes.empty()) return failure(Message{"film.too-large"});
    return bytes;
}

}  // namespace hexwright::exports
