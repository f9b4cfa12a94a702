#include "formats/deflate.h"

#include <zlib.h>

namespace hexwright::formats {

std::string deflated(std::string_view bytes) {
    z_stream stream{};
    constexpr int raw_window = -15, most_memory = 9;
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, raw_window, most_memory, Z_DEFAULT_STRATEGY);
    std::string out(deflateBound(&stream, bytes.size()), '\0');
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data()));  // zlib does not write to it.
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

}  // namespace hexwright::formats
