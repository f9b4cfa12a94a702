// Programs that are run for their output: input, output, progress, refusals, and an end when nobody wants it any more.
#include "editor/document/files/editor_program.h"

#include "tests/support/every_room.h"

#include <chrono>
#include <string>
#include <thread>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

Result<std::string> shell(const std::string& line, const std::string& in, JobWatch& watch) {
    return output_of("/bin/sh", {"-c", line}, in, watch);
}

}  // namespace

TEST_CASE("a program gets its input, and its output and its progress come back") {
    Jobs jobs;
    auto job = jobs.start([](JobWatch& watch) { return shell("echo 25 >&2; echo 75 >&2; cat", "whole\nmap", watch); });
    jobs.wait_until_idle();
    CHECK(job.progress() == Approx(0.75));
    const auto done = job.take();
    REQUIRE(done);
    CHECK(done->value() == "whole\nmap");
}

TEST_CASE("a program that fails is refused with what it told, or with a sentence of ours") {
    JobWatch watch;
    const auto told = shell("echo 50 >&2; echo no room >&2; exit 2", "", watch);
    REQUIRE_FALSE(told);
    CHECK(told.error().message == Message{"picture.scene-told", {{"reason", "no room"}}});
    const auto killed = shell("kill -9 $$", "", watch);
    REQUIRE_FALSE(killed);
    CHECK(killed.error().message.id == "picture.scene-ended");
    CHECK_FALSE(output_of("/no/such/program", {}, "", watch));
}

TEST_CASE("a program whose job is cancelled is ended at once") {
    Jobs jobs;
    const auto start = std::chrono::steady_clock::now();
    auto job = jobs.start([](JobWatch& watch) { return shell("echo 1 >&2; exec sleep 60", "", watch); });
    while (job.progress() == 0) std::this_thread::yield();
    job.cancel();
    jobs.wait_until_idle();
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));
}

}  // namespace hexwright
