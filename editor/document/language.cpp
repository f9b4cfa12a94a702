#include "editor/document/language.h"

#include "formats/telling/words.h"

#include <cstdlib>

namespace hexwright::document {
namespace {

std::string_view of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* locale = std::getenv(name); locale && *locale) return locale;
    return {};
}

}  // namespace

std::string_view language_for(std::string_view asked, std::string_view preferred) {
    for (const std::string_view wanted : {asked, preferred, of_environment()})
        if (const std::string_view code = language_of_locale(wanted); !code.empty()) return code;
    return languages().front().code;
}

}  // namespace hexwright::document
