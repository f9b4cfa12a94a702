// Signals that ask to stop: held back, received once, and waited for only so long.
#include "engine/core/system/signals.h"

#include <chrono>
#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

// The exit status of another process that does this; -1 if it did not end by itself.
template <typename Work>
int status_of(Work work) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(work());
    int status = -1;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

TEST_CASE("a signal that asks to stop is received by whoever waits, and so is being woken") {
    CHECK(status_of([] {
              const system::StopSignals signals;
              if (signals.wait() != 0) return 1;
              std::thread([&] { signals.wake(); }).join();
              if (signals.wait() != system::StopSignals::woken) return 2;
              ::kill(::getpid(), SIGTERM);
              if (!system::stop_is_asked()) return 3;
              if (signals.wait() != SIGTERM) return 4;
              return system::stop_is_asked() ? 5 : 0;
          }) == 0);
}

TEST_CASE("a window that does not leave when it is asked is ended after its patience") {
    CHECK(status_of([] {
              system::EndSignals signals(std::chrono::seconds(60));
              ::kill(::getpid(), SIGTERM);
              while (signals.received() == 0) std::this_thread::yield();
              return 7;
          }) == 7);
    CHECK(status_of([] {
              system::EndSignals signals(std::chrono::milliseconds(50));
              ::kill(::getpid(), SIGTERM);
              std::this_thread::sleep_for(std::chrono::seconds(60));
              return 7;
          }) == 128 + SIGTERM);
}
