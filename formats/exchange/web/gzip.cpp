#include "formats/exchange/web/gzip.h"

#include "formats/exchange/room.h"

#include <algorithm>
#include <zlib.h>

namespace hexwright::exchange {
namespace {

class Inflater {
public:
    Inflater() { ready_ = inflateInit2(&stream_, 15 + 16) == Z_OK; }  // Adding 16 makes zlib expect a gzip header.
    ~Inflater() {
        if (ready_) inflateEnd(&stream_);
    }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    // Unpacks the next bytes, at most `room` of them; returns zlib's status.
    int next(std::string_view in, std::string& out, std::size_t room) {
        if (!ready_) return Z_MEM_ERROR;
        const std::size_t before = out.size();
        out.resize(before + room);
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(in.data() + used()));
        stream_.avail_in = static_cast<uInt>(in.size() - used());
        stream_.next_out = reinterpret_cast<Bytef*>(out.data() + before);
        stream_.avail_out = static_cast<uInt>(room);
        const int status = inflate(&stream_, Z_NO_FLUSH);
        out.erase(out.end() - stream_.avail_out, out.end());
        return status;
    }
    std::size_t used() const { return stream_.total_in; }

private:
    z_stream stream_{};
    bool ready_ = false;
};

}  // namespace

bool looks_gzipped(std::string_view bytes) { return bytes.starts_with("\x1f\x8b"); }

Result<std::string> unzipped(std::string_view bytes, const std::string& file_name, std::size_t limit) {
    constexpr std::size_t portion = 1u << 18;
    Inflater inflater;
    std::string out;
    for (;;) {
        const std::size_t before = out.size();
        const int status = inflater.next(bytes, out, std::min(portion, limit + 1 - out.size()));
        if (out.size() > limit)
            return failure(Message{"file.too-large", {{"file", file_name}, {"limit", limit >> 20}}},
                           FilePos{file_name});
        if (status == Z_STREAM_END) return out;
        const bool goes_on = status == Z_OK && (out.size() > before || inflater.used() < bytes.size());
        if (!goes_on) return failure(Message{"web.gzip", {{"offset", inflater.used()}}}, FilePos{file_name});
    }
}

}  // namespace hexwright::exchange
