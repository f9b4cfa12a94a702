// A JPEG as plain as the decoder needs it: stb_image 2.27 trusts the tables of a file and writes beyond its own when
// they are too long, so that it is given nothing that was not looked at.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace hexwright {

// The same picture without remarks and thumbnails, every table and segment of the length it must have; none when it is
// broken, or has more passes than a picture needs (each costs a walk over all of it). One that ends too early stays
// what it is.
std::optional<std::string> plain_jpeg(std::string_view jpeg);

}  // namespace hexwright
