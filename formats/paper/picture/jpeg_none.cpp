// In a browser tab the browser decodes JPEGs: the page makes a PNG of each before it hands it on (editor/app_web), so
// that none comes here but by the path of a file that lies elsewhere.
#include "formats/paper/picture/jpeg.h"

namespace hexwright::paper {

bool is_jpeg(std::string_view bytes) { return bytes.starts_with("\xFF\xD8\xFF"); }

Result<JpegSize> jpeg_size(std::string_view) { return failure(Message{"image.rare-jpeg"}); }

Result<std::vector<unsigned char>> jpeg_rgba(std::string_view) { return failure(Message{"image.rare-jpeg"}); }

}  // namespace hexwright::paper
