#include "formats/paper/build_sheet/qr_code.h"

#include <qrcodegen/qrcodegen.hpp>

namespace hexwright::paper {

namespace {

constexpr std::size_t most_letters_in_a_qr = 2'900;

CoverCode qr_code_of(const std::string& text) {
    const qrcodegen::QrCode code = qrcodegen::QrCode::encodeSegments(
        {qrcodegen::QrSegment::makeAlphanumeric(text.c_str())}, qrcodegen::QrCode::Ecc::MEDIUM);
    CoverCode cover{text, {}};
    for (int y = 0; y < code.getSize(); ++y) {
        std::vector<bool>& row = cover.modules.emplace_back();
        for (int x = 0; x < code.getSize(); ++x) row.push_back(code.getModule(x, y));
    }
    return cover;
}

}  // namespace

std::vector<CoverCode> qr_codes_of(const std::string& code) {
    if (!qrcodegen::QrSegment::isAlphanumeric(code.c_str())) return {};
    if (code.size() <= most_letters_in_one_qr) return {qr_code_of(code)};
    const std::size_t half = (code.size() + 1) / 2;
    if (half > most_letters_in_a_qr) return {};
    return {qr_code_of(code.substr(0, half)), qr_code_of(code.substr(half))};
}

}  // namespace hexwright::paper
