#include "formats/xml/bytes/deflate.h"

#include <limits>
#include <zlib.h>

namespace hexwright::xml {
namespace {

class Deflater {
public:
    Deflater() {
        constexpr int raw_window = -15, most_memory = 9;
        status_ = deflateInit2(&stream_, Z_BEST_COMPRESSION, Z_DEFLATED, raw_window, most_memory, Z_DEFAULT_STRATEGY);
    }
    ~Deflater() { deflateEnd(&stream_); }
    Deflater(const Deflater&) = delete;
    Deflater& operator=(const Deflater&) = delete;

    // All bytes at once; Z_STREAM_END if it went well.
    int pack(std::string_view bytes, std::string& out) {
        if (status_ != Z_OK) return status_;
        if (bytes.size() > std::numeric_limits<uInt>::max()) return Z_BUF_ERROR;
        out.resize(deflateBound(&stream_, bytes.size()));
        stream_.next_in =
            const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data()));  // zlib does not write to it.
        stream_.avail_in = static_cast<uInt>(bytes.size());
        stream_.next_out = reinterpret_cast<Bytef*>(out.data());
        stream_.avail_out = static_cast<uInt>(out.size());
        const int status = deflate(&stream_, Z_FINISH);
        out.resize(stream_.total_out);
        return status;
    }

private:
    z_stream stream_{};
    int status_ = Z_OK;
};

}  // namespace

Result<std::string> deflated(std::string_view bytes) {
    Deflater deflater;
    std::string out;
    const int status = deflater.pack(bytes, out);
    if (status == Z_STREAM_END) return out;
    return failure(Message{"file.not-packed", {{"bytes", bytes.size()}, {"reason", zError(status)}}});
}

}  // namespace hexwright::xml
