#include "formats/paper/letters/embedded_fonts.h"

#include "embedded/fonts.h"

namespace hexwright::paper {

std::string_view bytes_of(EmbeddedFont font) {
    switch (font) {
        case EmbeddedFont::InterRegular:
            return embedded::Inter_Regular_otf();
        case EmbeddedFont::InterMedium:
            return embedded::Inter_Medium_otf();
        case EmbeddedFont::InterSemiBold:
            return embedded::Inter_SemiBold_otf();
        case EmbeddedFont::InterBold:
            return embedded::Inter_Bold_otf();
        case EmbeddedFont::DejaVuSans:
            return embedded::DejaVuSans_ttf();
        case EmbeddedFont::DejaVuSansBold:
            return embedded::DejaVuSans_Bold_ttf();
        case EmbeddedFont::FontAwesome:
            return embedded::FontAwesome_otf();
    }
    return {};
}

}  // namespace hexwright::paper
