#include "engine/core/system/device.h"

namespace hexwright::system {

bool device_is_apart() { return false; }
std::string address() { return {}; }
void choose_on_device() {}
void choose_place_on_device(std::string_view) {}
void download(const std::filesystem::path&) {}

}  // namespace hexwright::system
