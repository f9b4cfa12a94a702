// The person's own device, where the program's files are not there: a browser tab keeps its files in the browser, and
// the page alone may ask the person for files of the device. Elsewhere device_is_apart() is false, and the rest does
// nothing.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

namespace hexwright::system {

bool device_is_apart();
std::string address();  // Of the page that the program runs in, without what stands behind its path; else empty.

// Asks for files to take over into ours. The answer comes later, to the application.
void choose_on_device();
// Asks where on the device a file of this name should go; the same, with the file of ours that is written there from
// then on.
void choose_place_on_device(std::string_view name);
void download(const std::filesystem::path& file);  // Hands a copy of our file to the device.

}  // namespace hexwright::system
