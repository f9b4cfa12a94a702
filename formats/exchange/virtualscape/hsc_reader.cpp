#include "formats/exchange/virtualscape/hsc_reader.h"

#include "engine/scenario/scenario.h"
#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_numbers.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace hexwright::exchange {
namespace {

std::uint64_t first_eight(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 8; i > 0; --i) number = number << 8 | static_cast<unsigned char>(bytes[i - 1]);
    return number;
}

// Each member reads on and returns whether there was enough to read; the first error is kept.
class HscReader {
public:
    HscReader(std::string_view bytes, const std::string& file) : bytes_(bytes), file_(file) {}

    Result<HscDocument> run() {
        if (head() && tiles()) {
            document_.trailing = bytes_.substr(at_);
            return std::move(document_);
        }
        return failure(std::move(trouble_), FilePos{file_});
    }

private:
    std::size_t left() const { return bytes_.size() - at_; }

    bool fail(std::string id, std::vector<Argument> more = {}) {
        more.emplace_back("offset", at_);
        trouble_ = {std::move(id), std::move(more)};
        return false;
    }
    bool cut_off() {
        at_ = bytes_.size();
        if (tile_ == 0) return fail("hsc.cut-off-head");
        return fail("hsc.cut-off", {{"number", tile_}, {"count", count_}});
    }

    bool number(int& value) {
        if (left() < 4) return cut_off();
        std::memcpy(&value, bytes_.data() + at_, 4);
        if constexpr (std::endian::native == std::endian::big)
            value = static_cast<int>(__builtin_bswap32(static_cast<unsigned>(value)));
        at_ += 4;
        return true;
    }
    // Little-endian; the `count` bytes must exist.
    unsigned small(std::size_t at, int count) const {
        unsigned value = 0;
        for (int i = count - 1; i >= 0; --i)
            value = value << 8 | static_cast<unsigned char>(bytes_[at + static_cast<std::size_t>(i)]);
        return value;
    }

    // Length encoding of the library that wrote these files: one byte; if it is 255, two more; if they are 65535, four
    // more. 255 followed by 65534 marks wide letters, and the length starts anew.
    bool text(std::string_view& whole) {
        constexpr char empty[] = "\xFF\xFE\xFF";
        const std::size_t start = at_;
        // Fast path, because most texts of a tile are empty.
        if (left() >= 4 && std::memcmp(bytes_.data() + at_, empty, 4) == 0) {
            at_ += 4;
            whole = bytes_.substr(start, 4);
            return true;
        }
        std::size_t width = 1, length = 0;
        if (!this->length(width, length)) return false;
        if (length > left() / width) return fail("hsc.text-too-long", {{"length", length}, {"left", left()}});
        at_ += length * width;
        whole = bytes_.substr(start, at_ - start);
        return true;
    }
    bool text(HscText& text) { return this->text(text.bytes); }

    bool length(std::size_t& width, std::size_t& length) {
        for (int round = 0; round < 2; ++round) {
            if (left() < 1) return cut_off();
            length = small(at_, 1);
            at_ += 1;
            if (length < 0xFF) return true;
            if (left() < 2) return cut_off();
            length = small(at_, 2);
            at_ += 2;
            if (length != 0xFFFE || width == 2) break;
            width = 2;
        }
        if (length < 0xFFFF) return true;
        if (left() < 4) return cut_off();
        length = small(at_, 4);
        at_ += 4;
        return true;
    }

    bool version() {
        if (bytes_.size() < 8) return fail("hsc.not-one");
        const auto known = std::ranges::find(hsc_versions, first_eight(bytes_));
        if (known == hsc_versions.end()) {
            const double number = std::bit_cast<double>(first_eight(bytes_));
            return fail(number > 0.00071 && number < 1 ? "hsc.newer" : "hsc.not-one");
        }
        document_.version = static_cast<int>(known - hsc_versions.begin()) + 1;
        at_ = 8;
        return true;
    }

    bool head() {
        if (!version()) return false;
        const int version = document_.version;
        if (version >= 2 && !(text(document_.name) && text(document_.author))) return false;
        if (version >= 3 && !text(document_.players)) return false;
        if (version == 3 && !text(document_.plain_scenario)) return false;
        if (version >= 4 && !rich_text()) return false;
        const std::size_t settings = version >= 7 ? 5 : version >= 5 ? 4 : version >= 2 ? 3 : 0;
        for (std::size_t i = 0; i < settings; ++i)
            if (!number(document_.print[i])) return false;
        return true;
    }

    bool rich_text() {
        int length = 0;
        if (!number(length)) return false;
        if (length < 0 || static_cast<std::size_t>(length) > left()) {
            at_ -= 4;
            return fail("hsc.text-too-long", {{"length", length}, {"left", left() - 4}});
        }
        document_.rtf = bytes_.substr(at_, static_cast<std::size_t>(length));
        at_ += document_.rtf.size();
        return true;
    }

    bool tiles() {
        if (!number(count_)) return false;
        if (count_ < 0 || static_cast<std::size_t>(count_) > max_hsc_tiles) {
            at_ -= 4;
            return fail("hsc.tile-count", {{"count", count_}, {"limit", max_hsc_tiles}});
        }
        constexpr std::size_t smallest = 28;  // Smallest tile in bytes; bounds the reservation by the size of the file.
        document_.tiles.reserve(std::min(static_cast<std::size_t>(count_), left() / smallest + 1));
        for (tile_ = 1; tile_ <= count_; ++tile_)
            if (!tile(document_.tiles.emplace_back())) return false;
        return true;
    }

    bool tile(HscTile& tile) {
        const std::size_t start = at_;
        if (!number(tile.code)) return false;
        if (left() < 8) return cut_off();
        const auto version =
            std::ranges::find(hsc_versions.begin(), hsc_versions.begin() + 3, first_eight(bytes_.substr(at_, 8)));
        if (version == hsc_versions.begin() + 3)
            return fail("hsc.tile-version", {{"number", tile_}, {"count", count_}});
        tile.version = static_cast<int>(version - hsc_versions.begin()) + 1;
        at_ += 8;
        if (!number(tile.rotation) || !number(tile.x) || !number(tile.y) || !number(tile.z)) return false;
        if (tile.version >= 2 && !names(tile)) return false;
        if (tile.version >= 3 && !paint_and_extras(tile)) return false;
        tile.bytes = bytes_.substr(start, at_ - start);
        return true;
    }

    bool names(HscTile& tile) {
        if (left() < 1) return cut_off();
        tile.letter = static_cast<std::uint8_t>(bytes_[at_++]);
        std::string_view glyph_name;
        return text(glyph_name) && text(tile.start_name);
    }

    bool paint_and_extras(HscTile& tile) {
        if (left() < 4) return cut_off();
        tile.color = small(at_, 1) << 16 | small(at_ + 1, 1) << 8 | small(at_ + 2, 1);
        at_ += 4;
        if (tile.code == hsc_personal) {
            tile.extra = static_cast<std::uint32_t>(document_.personals.size());
            HscPersonal& personal = document_.personals.emplace_back();
            return number(personal.hexes) && text(personal.top) && text(personal.side) && text(personal.label) &&
                   text(personal.name);
        }
        if (is_hsc_figure(tile.code)) {
            tile.extra = static_cast<std::uint32_t>(document_.figures.size());
            HscFigure& figure = document_.figures.emplace_back();
            return text(figure.name) && text(figure.file);
        }
        return true;
    }

    std::string_view bytes_;
    const std::string& file_;
    std::size_t at_ = 0;
    int tile_ = 0, count_ = 0;  // The tile being read, counted from 1, and their number.
    HscDocument document_;
    Message trouble_;
};

}  // namespace

bool looks_like_hsc(std::string_view bytes) {
    return bytes.size() >= 8 && std::ranges::count(hsc_versions, first_eight(bytes)) > 0;
}

Result<HscDocument> read_hsc(std::string_view bytes, const std::string& file_name) {
    if (bytes.size() > max_carried_bytes)
        return failure(Message{"file.too-large", {{"file", file_name}, {"limit", max_carried_bytes >> 20}}},
                       FilePos{file_name});
    return HscReader(bytes, file_name).run();
}

}  // namespace hexwright::exchange
