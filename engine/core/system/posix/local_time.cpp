#include "engine/core/system/local_time.h"

#include <ctime>

namespace hexwright::system {

std::string local_time(long long seconds, const char* form) {
    const auto time = static_cast<std::time_t>(seconds);
    std::tm local{};
    ::localtime_r(&time, &local);
    char text[32] = {};
    return {text, std::strftime(text, sizeof text, form, &local)};
}

std::string local_time_now(const char* form) { return local_time(std::time(nullptr), form); }

}  // namespace hexwright::system
