#include "engine/core/loose_names.h"

#include "engine/core/text.h"

namespace hexwright {

std::string loose_name(std::string_view name) {
    std::string loose = lower(name);
    std::erase_if(loose, [](char c) { return c == '-' || c == '_' || c == ' '; });
    return loose;
}

}  // namespace hexwright
