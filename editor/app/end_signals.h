// The signals that ask the window's program to end: SIGTERM, SIGHUP and Ctrl-C. They come to a thread of their own,
// which wakes the window so that it keeps the work safe and leaves; if it has not left soon, it is ended.
#pragma once
#include "editor/app/room.h"

#include <atomic>
#include <csignal>
#include <functional>
#include <mutex>
#include <thread>

namespace hexwright::app {

class EndSignals {
public:
    EndSignals();  // Before any other thread begins: all of them leave these signals alone.
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

    void on_signal(std::function<void()> wake);        // Called by the thread; empty: nothing is.
    int received() const { return received_.load(); }  // The first one; 0: none.

private:
    void listen();

    sigset_t set_{};
    std::atomic<int> received_ = 0;
    std::mutex guard_;
    std::function<void()> wake_{};
    std::thread thread_{};
};

}  // namespace hexwright::app
