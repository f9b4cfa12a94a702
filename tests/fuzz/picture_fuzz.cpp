// Untrusted pictures: any bytes give pixels of the size that was measured, or a sentence.
#include "formats/paper/picture/decode.h"
#include "formats/rooms.h"
#include "formats/telling/words.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const hexwright::formats::Words words = hexwright::formats::english();
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto measured = hexwright::formats::measure_picture(bytes);
    // Larger pictures are only slow and test nothing new.
    if (measured && measured->width * static_cast<long long>(measured->height) > 1'000'000) return 0;
    const auto picture = hexwright::formats::decode_picture(bytes);
    const bool right = picture ? measured && *measured == picture->size && !picture->pixels.bgra.empty()
                               : words.knows(picture.error().message.id);
    if (right) return 0;
    std::fprintf(stderr, "a picture of another size than measured, or an error without words\n");
    std::abort();
}
