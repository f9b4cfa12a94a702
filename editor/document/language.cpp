#include "editor/document/language.h"

#include "engine/core/system/environment.h"
#include "formats/telling/words.h"

#include <string>

namespace hexwright::document {

std::string_view language_for(std::string_view asked, std::string_view preferred) {
    const std::string usual = system::locale();
    for (const std::string_view wanted : {asked, preferred, std::string_view(usual)})
        if (const std::string_view code = language_of_locale(wanted); !code.empty()) return code;
    return languages().front().code;
}

}  // namespace hexwright::document
