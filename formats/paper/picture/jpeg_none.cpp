// Where no library decodes JPEGs none is read. A browser tab has none, since libjpeg leaves an error by a jump, which
// WebAssembly does not have.
#include "formats/paper/picture/jpeg.h"

namespace hexwright::paper {

bool is_jpeg(std::string_view bytes) { return bytes.starts_with("\xFF\xD8\xFF"); }

Result<JpegSize> jpeg_size(std::string_view) { return failure(Message{"image.rare-jpeg"}); }

Result<std::vector<unsigned char>> jpeg_rgba(std::string_view) { return failure(Message{"image.rare-jpeg"}); }

}  // namespace hexwright::paper
