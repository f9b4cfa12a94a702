#include "formats/picture/plain_jpeg.h"

#include "formats/room.h"

#include <algorithm>

namespace hexwright::formats {
namespace {

constexpr int most_scans = 200;  // Limit for a progressive JPEG; ten scans are usual.
enum Marker : unsigned {
    Sof0 = 0xC0,
    Sof2 = 0xC2,
    Dht = 0xC4,
    Rst0 = 0xD0,
    Rst7 = 0xD7,
    Soi = 0xD8,
    Eoi = 0xD9,
    Sos = 0xDA,
    Dqt = 0xDB,
    Dri = 0xDD,
    App0 = 0xE0,
    App14 = 0xEE
};

bool is_restart(unsigned marker) { return marker >= Rst0 && marker <= Rst7; }
bool is_frame(unsigned marker) { return marker >= Sof0 && marker <= Sof2; }

class Cleaner {
public:
    explicit Cleaner(std::string_view jpeg) : jpeg_(jpeg) { out_.reserve(jpeg.size()); }

    std::optional<std::string> run() {
        out_ = jpeg_.substr(0, 2);
        at_ = 2;
        while (const auto marker = next_marker())
            if (*marker == Eoi) {
                put_marker(Eoi);
                break;
            } else if (*marker != 0x01 && !is_restart(*marker) && !segment(*marker)) {
                return {};
            }
        if (frames_ != 1 || scans_ < 1) return {};
        return std::move(out_);
    }

private:
    unsigned byte(std::size_t at) const { return static_cast<unsigned char>(jpeg_[at]); }

    // Skips stray bytes before the marker.
    std::optional<unsigned> next_marker() {
        while ((at_ = jpeg_.find('\xFF', at_)) != std::string_view::npos) {
            at_ = jpeg_.find_first_not_of('\xFF', at_);
            if (at_ == std::string_view::npos) break;
            if (const unsigned marker = byte(at_++); marker != 0) return marker;
        }
        at_ = jpeg_.size();
        return {};
    }

    void put_marker(unsigned marker) {
        out_ += '\xFF';
        out_ += static_cast<char>(marker);
    }

    bool segment(unsigned marker) {
        if (at_ + 2 > jpeg_.size()) return false;
        const std::size_t length = byte(at_) << 8 | byte(at_ + 1);
        if (length < 2 || at_ + length > jpeg_.size()) return false;
        const std::string_view inside = jpeg_.substr(at_ + 2, length - 2);
        if (marker == Soi || (marker == Dht && !huffman_tables(inside)) || (marker == Dqt && !quantities(inside)) ||
            (marker == Dri && inside.size() != 2) || (is_frame(marker) && !frame(inside)) ||
            (marker == Sos && !scan(inside)))
            return false;
        if (marker == Dht || marker == Dqt || marker == Dri || marker == Sos || is_frame(marker) || marker == App0 ||
            marker == App14) {
            put_marker(marker);
            out_ += jpeg_.substr(at_, length);
        }
        at_ += length;
        if (marker == Sos) copy_scan();
        return true;
    }

    static bool huffman_tables(std::string_view inside) {
        while (!inside.empty()) {
            if (inside.size() < 17) return false;
            const unsigned table = static_cast<unsigned char>(inside[0]);
            std::size_t codes = 0;
            for (std::size_t i = 1; i <= 16; ++i) codes += static_cast<unsigned char>(inside[i]);
            if (table >> 4 > 1 || (table & 15) > 3 || codes > 256 || inside.size() < 17 + codes) return false;
            inside.remove_prefix(17 + codes);
        }
        return true;
    }

    static bool quantities(std::string_view inside) {
        while (!inside.empty()) {
            const unsigned table = static_cast<unsigned char>(inside[0]);
            const std::size_t size = table >> 4 == 0 ? 65 : 129;
            if (table >> 4 > 1 || (table & 15) > 3 || inside.size() < size) return false;
            inside.remove_prefix(size);
        }
        return true;
    }

    // Contents: precision, height, width, then three bytes per component.
    bool frame(std::string_view inside) {
        return ++frames_ == 1 && inside.size() >= 6 && inside.size() == 6 + 3 * static_cast<std::size_t>(inside[5]);
    }

    // Contents: two bytes per component, then three bytes.
    bool scan(std::string_view inside) {
        return frames_ == 1 && ++scans_ <= most_scans && !inside.empty() &&
               inside.size() == 4 + 2 * static_cast<std::size_t>(inside[0]);
    }

    // Copies up to the next marker.
    void copy_scan() {
        while (at_ < jpeg_.size()) {
            const std::size_t end = std::min(jpeg_.find('\xFF', at_), jpeg_.size());
            out_ += jpeg_.substr(at_, end - at_);
            const std::size_t next = std::min(jpeg_.find_first_not_of('\xFF', end), jpeg_.size());
            if (next == jpeg_.size() || (byte(next) != 0 && !is_restart(byte(next)))) {
                at_ = end;
                return;
            }
            put_marker(byte(next));
            at_ = next + 1;
        }
    }

    std::string_view jpeg_;
    std::string out_;
    std::size_t at_ = 0;
    int frames_ = 0, scans_ = 0;
};

}  // namespace

std::optional<std::string> plain_jpeg(std::string_view jpeg) { return Cleaner(jpeg).run(); }

}  // namespace hexwright::formats
