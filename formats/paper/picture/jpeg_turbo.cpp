#include "formats/paper/picture/jpeg.h"

#include <algorithm>
#include <csetjmp>
#include <cstdio>  // jpeglib.h needs FILE.
#include <jerror.h>
#include <jpeglib.h>

namespace hexwright::paper {
namespace {

// A table of coefficients for each component of a progressive picture, and little else.
constexpr long most_jpeg_memory = 768L << 20;
// The library goes on after small damage and counts it. More is not a picture.
constexpr long most_jpeg_warnings = 50;
constexpr int not_a_code = 0, too_much_work = -1;

// What the library needs while it reads one picture. It calls back with a pointer to `info`, which leads here.
struct JpegReader {
    jpeg_decompress_struct info{};
    jpeg_error_mgr errors{};
    jpeg_progress_mgr progress{};
    std::jmp_buf stop{};
    int trouble = not_a_code;  // One of the library's message codes, or too_much_work.
};

// The library reports errors by a function that must not return. This one goes back to the setjmp() in open_jpeg() or
// copy_pixels(); nothing in between has a destructor.
[[noreturn]] void stop_reading(j_common_ptr info, int trouble) {
    auto* reader = static_cast<JpegReader*>(info->client_data);
    reader->trouble = trouble;
    std::longjmp(reader->stop, 1);
}

void on_error(j_common_ptr info) { stop_reading(info, info->err->msg_code); }

// A file that ends too early is damaged at once: else a few bytes would cost as much as a whole picture.
void on_message(j_common_ptr info, int level) {
    if (level >= 0) return;
    if (info->err->msg_code == JWRN_JPEG_EOF || ++info->err->num_warnings > most_jpeg_warnings)
        stop_reading(info, info->err->msg_code);
}

void on_output(j_common_ptr) {}  // The default prints to standard error.

// Each scan walks over the whole picture, however few bytes it has.
void on_progress(j_common_ptr info) {
    const auto* picture = &static_cast<JpegReader*>(info->client_data)->info;
    const long long scans = picture->input_scan_number;
    const long long pixels = static_cast<long long>(picture->image_width) * picture->image_height;
    if (scans > max_jpeg_scans || scans * pixels > max_jpeg_scanned_pixels) stop_reading(info, too_much_work);
}

// For tables that the file does not define the library takes those of the standard, as Motion JPEG needs. In a picture
// it is damage: an impossible table is an error when a scan uses it, and is replaced when the file defines it later.
void forbid_missing_tables(jpeg_decompress_struct& info) {
    for (auto* tables : {&info.dc_huff_tbl_ptrs, &info.ac_huff_tbl_ptrs})
        for (JHUFF_TBL*& table : *tables) {
            if (table != nullptr) continue;
            table = jpeg_alloc_huff_table(reinterpret_cast<j_common_ptr>(&info));
            std::ranges::fill(table->bits, UINT8{0});
            std::ranges::fill(table->huffval, UINT8{0});
            table->bits[1] = 255;  // There are only two codes of one bit.
        }
}

bool open_jpeg(JpegReader& reader, std::string_view jpeg) {
    reader.info.err = jpeg_std_error(&reader.errors);
    reader.errors.error_exit = on_error;
    reader.errors.emit_message = on_message;
    reader.errors.output_message = on_output;
    reader.info.client_data = &reader;
    if (setjmp(reader.stop) != 0) return false;
    jpeg_create_decompress(&reader.info);  // Keeps `err` and `client_data`.
    reader.info.mem->max_memory_to_use = most_jpeg_memory;
    reader.progress.progress_monitor = on_progress;
    reader.info.progress = &reader.progress;
    jpeg_mem_src(&reader.info, reinterpret_cast<const unsigned char*>(jpeg.data()),
                 static_cast<unsigned long>(jpeg.size()));
    jpeg_read_header(&reader.info, TRUE);
    return true;
}

// From ink to light, in place. Adobe's programs store ink inverted, and all others follow them.
void rgba_of_cmyk(unsigned char* row, std::size_t width, bool inverted) {
    for (unsigned char* pixel = row; pixel != row + 4 * width; pixel += 4) {
        const unsigned black = inverted ? pixel[3] : 255u - pixel[3];
        for (int i = 0; i < 3; ++i) {
            const unsigned ink = inverted ? pixel[i] : 255u - pixel[i];
            pixel[i] = static_cast<unsigned char>((ink * black + 127) / 255);
        }
        pixel[3] = 255;
    }
}

// `rgba` has room for all pixels.
bool copy_pixels(JpegReader& reader, unsigned char* rgba) {
    jpeg_decompress_struct& info = reader.info;
    if (setjmp(reader.stop) != 0) return false;
    const bool ink = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = ink ? JCS_CMYK : JCS_EXT_RGBA;
    info.do_block_smoothing = FALSE;  // Guesses what a progressive picture lacks; an incomplete one is refused.
    forbid_missing_tables(info);
    jpeg_start_decompress(&info);
    while (info.output_scanline < info.output_height) {
        JSAMPROW row = rgba + static_cast<std::size_t>(info.output_scanline) * info.output_width * 4;
        jpeg_read_scanlines(&info, &row, 1);
        if (ink) rgba_of_cmyk(row, info.output_width, info.saw_Adobe_marker != FALSE);
    }
    return true;  // jpeg_finish_decompress() would only look for what follows the picture.
}

tl::unexpected<Refusal> refused(const JpegReader& reader) {
    switch (reader.trouble) {
        case JERR_BAD_PRECISION:
        case JERR_SOF_UNSUPPORTED:
        case JERR_CONVERSION_NOTIMPL:
        case JERR_ARITH_NOTIMPL:
        case JERR_CCIR601_NOTIMPL:
        case JERR_FRACT_SAMPLE_NOTIMPL:
        case JERR_IMAGE_TOO_BIG:
            return failure(Message{"image.rare-jpeg", {}});
        default:
            return failure(Message{"image.damaged", {}});
    }
}

class Jpeg {
public:
    Jpeg() = default;
    Jpeg(const Jpeg&) = delete;  // The library keeps pointers to the reader.
    Jpeg& operator=(const Jpeg&) = delete;
    ~Jpeg() { jpeg_destroy_decompress(&reader_.info); }  // Also right before and after errors.

    Result<JpegSize> open(std::string_view jpeg) {
        if (!open_jpeg(reader_, jpeg)) return refused(reader_);
        return JpegSize{static_cast<int>(reader_.info.image_width), static_cast<int>(reader_.info.image_height)};
    }
    Result<std::vector<unsigned char>> rgba(JpegSize size) {
        std::vector<unsigned char> pixels(4 * static_cast<std::size_t>(size.width) *
                                          static_cast<std::size_t>(size.height));
        if (!copy_pixels(reader_, pixels.data())) return refused(reader_);
        return pixels;
    }

private:
    JpegReader reader_;
};

}  // namespace

bool is_jpeg(std::string_view bytes) { return bytes.starts_with("\xFF\xD8\xFF"); }

Result<JpegSize> jpeg_size(std::string_view jpeg) { return Jpeg().open(jpeg); }

Result<std::vector<unsigned char>> jpeg_rgba(std::string_view jpeg) {
    Jpeg reader;
    return reader.open(jpeg).and_then([&](JpegSize size) { return reader.rgba(size); });
}

}  // namespace hexwright::paper
