// What zlib refuses is refused, and no guide gets an empty script for it.
#include "formats/xml/bytes/deflate.h"

#include "formats/export/guide/guide.h"
#include "tests/support/every_room.h"
#include "tests/support/samples.h"
#include "tests/support/shipped.h"

#include <dlfcn.h>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

enum class Zlib : unsigned char { Works, CannotBegin, CannotEnd };
Zlib zlib_does = Zlib::Works;
constexpr int memory_error = -4, stream_error = -2;  // As zlib has them.

template <class Call>
Call real(const char* name) {
    return reinterpret_cast<Call>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

// In place of zlib's own, for the whole program.
extern "C" {
int deflateInit2_(void* stream, int level, int method, int bits, int memory, int strategy, const char* version,
                  int size) {
    using Call = int (*)(void*, int, int, int, int, int, const char*, int);
    if (zlib_does == Zlib::CannotBegin) return memory_error;
    return real<Call>("deflateInit2_")(stream, level, method, bits, memory, strategy, version, size);
}
int deflate(void* stream, int flush) {
    using Call = int (*)(void*, int);
    return zlib_does == Zlib::CannotEnd ? stream_error : real<Call>("deflate")(stream, flush);
}
}

TEST_CASE("what zlib cannot pack is refused, and so is a guide of it") {
    const std::string bytes(10'000, 'x');
    const GuideParts parts{"engine", "scene"};
    CHECK(deflated(bytes)->size() < 100);
    CHECK(deflated(""));
    for (const Zlib trouble : {Zlib::CannotBegin, Zlib::CannotEnd}) {
        zlib_does = trouble;
        const auto packed = deflated(bytes);
        const auto guide = guide_html(sample_map("sparrow-ford"), shipped(), english(), parts);
        zlib_does = Zlib::Works;
        REQUIRE_FALSE(packed);
        CHECK(packed.error().message.id == "file.not-packed");
        REQUIRE_FALSE(guide);
        CHECK(guide.error().message.id == "file.not-packed");
    }
    CHECK(guide_html(sample_map("sparrow-ford"), shipped(), english(), parts));
}
