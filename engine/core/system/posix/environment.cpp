#include "engine/core/system/environment.h"

#include <cstdlib>

namespace hexwright::system {

std::optional<std::string> variable(const std::string& name) {
    const char* value = std::getenv(name.c_str());
    return value ? std::optional<std::string>(value) : std::nullopt;
}

void set_variable(const std::string& name, const std::string& value) { ::setenv(name.c_str(), value.c_str(), 1); }

std::string locale() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* named = std::getenv(name); named && *named) return named;
    return {};
}

}  // namespace hexwright::system
