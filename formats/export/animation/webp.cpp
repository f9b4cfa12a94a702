#include "formats/export/animation/build_film.h"

#include <memory>
#include <webp/encode.h>
#include <webp/mux.h>

namespace hexwright::exports {

namespace {

constexpr int most_webp_side = 16'383, effort_of_webp = 4;

using WebpEncoder = std::unique_ptr<WebPAnimEncoder, decltype(&WebPAnimEncoderDelete)>;

// False if the library is of another version than its headers.
bool set_without_loss(WebPConfig& config) {
    return WebPConfigInit(&config) != 0 && WebPConfigLosslessPreset(&config, effort_of_webp) != 0;
}

// A picture in the form that the library takes.
class WebpPicture {
public:
    explicit WebpPicture(const Pixels& pixels) {
        if (WebPPictureInit(&picture_) == 0) return;
        picture_.use_argb = 1;
        picture_.width = pixels.width;
        picture_.height = pixels.height;
        fine_ = WebPPictureImportBGRX(&picture_, reinterpret_cast<const std::uint8_t*>(pixels.bgra.data()),
                                      pixels.width * 4) != 0;
    }
    ~WebpPicture() { WebPPictureFree(&picture_); }
    WebpPicture(const WebpPicture&) = delete;
    WebpPicture& operator=(const WebpPicture&) = delete;
    WebPPicture* get() { return fine_ ? &picture_ : nullptr; }

private:
    WebPPicture picture_{};
    bool fine_ = false;
};

std::string assembled(WebPAnimEncoder* encoder) {
    WebPData data;
    WebPDataInit(&data);
    std::string bytes;
    if (WebPAnimEncoderAssemble(encoder, &data) != 0)
        bytes.assign(reinterpret_cast<const char*>(data.bytes), data.size);
    WebPDataClear(&data);
    return bytes;
}

}  // namespace

Result<std::string> to_webp(const BuildFilm& film, const SheetWatch& watch) {
    if (film.width() > most_webp_side || film.height() > most_webp_side) return failure(Message{"film.too-large"});
    WebPAnimEncoderOptions options;
    WebPConfig config;
    if (WebPAnimEncoderOptionsInit(&options) == 0 || !set_without_loss(config)) return failure(Message{"film.encoder"});
    const WebpEncoder encoder(WebPAnimEncoderNew(film.width(), film.height(), &options), &WebPAnimEncoderDelete);
    if (!encoder) return failure(Message{"film.encoder"});
    int at_ms = 0;
    for (std::size_t i = 0; i < film.frames(); ++i) {
        if (watch && !watch(static_cast<double>(i) / static_cast<double>(film.frames()))) return std::string();
        WebpPicture picture(film.frame(i));
        if (!picture.get() || WebPAnimEncoderAdd(encoder.get(), picture.get(), at_ms, &config) == 0)
            return failure(Message{"film.too-large"});
        at_ms += i + 1 < film.frames() ? film_step_ms : film_end_ms;
    }
    std::string bytes;
    if (WebPAnimEncoderAdd(encoder.get(), nullptr, at_ms, nullptr) != 0) bytes = assembled(encoder.get());
    if (bytes.empty()) return failure(Message{"film.encoder"});
    return bytes;
}

}  // namespace hexwright::exports
