// What other programs and the system tell this process while it runs, above all that it shall stop.
#pragma once
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace hexwright::system {

// Call first in a program. What cannot be written, because the reader has closed its end or the file may not grow, then
// fails with a reason and does not end the program.
void let_writing_fail();

// Whether a signal asks to stop that StopSignals hold back and nobody has received.
bool stop_is_asked();

// Holds back the signals that ask to stop, so that the thread that made this object waits for them instead of being
// interrupted; threads that begin meanwhile leave them alone. They stay held back when it ends: a late one would lose
// what was done. The next StopSignals receive it.
class StopSignals {
public:
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    static constexpr int woken = -1;
    void wake() const;  // From any thread.
    // The number of a signal that came; 0: none within a tenth of a second; `woken` after wake().
    int wait() const;

private:
    struct Set;
    std::unique_ptr<Set> set_;
};

// The signals that ask a program with a window to end. They come to a thread of their own, which wakes the window so
// that it keeps the work safe and leaves; if it has not left after its patience, it is ended.
class EndSignals {
public:
    explicit EndSignals(std::chrono::milliseconds patience);  // Before any other thread begins.
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

    void on_signal(std::function<void()> wake);        // Called by the thread; empty: nothing is.
    int received() const { return received_.load(); }  // The first one; 0: none.

private:
    struct Set;
    void listen();

    std::chrono::milliseconds patience_;
    std::unique_ptr<Set> set_;
    std::atomic<int> received_ = 0;
    std::mutex guard_;
    std::function<void()> wake_{};
    std::thread thread_{};
};

}  // namespace hexwright::system
