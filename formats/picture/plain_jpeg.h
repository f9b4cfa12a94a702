// Reduces a JPEG to what the decoder can handle safely: stb_image 2.27 trusts the tables of a file and writes out of
// bounds when they are too long, so it only gets data that was checked.
#pragma once
#include "formats/room.h"

#include <optional>
#include <string>
#include <string_view>

namespace hexwright::formats {

// The same picture without comments and thumbnails, with every table and segment of its proper length. None when it is
// broken or has more passes than a picture needs (each costs a walk over all of it). A picture that ends too early
// stays so.
std::optional<std::string> plain_jpeg(std::string_view jpeg);

}  // namespace hexwright::formats
