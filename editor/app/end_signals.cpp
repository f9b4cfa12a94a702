#include "editor/app/end_signals.h"

#include <ctime>
#include <pthread.h>
#include <unistd.h>
#include <utility>

namespace hexwright::app {
namespace {

constexpr int leaving_signal = SIGUSR1;
constexpr int asking_to_end[] = {SIGTERM, SIGHUP, SIGINT};

// As under nohup, and for what a shell has started in the background.
bool is_ignored(int signal) {
    struct sigaction now{};
    return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

}  // namespace

EndSignals::EndSignals() {
    sigemptyset(&set_);
    sigaddset(&set_, leaving_signal);
    for (const int signal : asking_to_end)
        if (!is_ignored(signal)) sigaddset(&set_, signal);
    ::pthread_sigmask(SIG_BLOCK, &set_, nullptr);
    thread_ = std::thread([this] { listen(); });
}

EndSignals::~EndSignals() {
    ::pthread_kill(thread_.native_handle(), leaving_signal);
    thread_.join();
}

void EndSignals::on_signal(std::function<void()> wake) {
    const std::lock_guard lock(guard_);
    wake_ = std::move(wake);
}

void EndSignals::listen() {
    int signal = 0;
    while (::sigwait(&set_, &signal) != 0) {}
    if (signal == leaving_signal) return;
    received_ = signal;
    {
        const std::lock_guard lock(guard_);
        if (wake_) wake_();
    }
    const timespec patience{1, 700'000'000};
    sigset_t leaving;
    sigemptyset(&leaving);
    sigaddset(&leaving, leaving_signal);
    if (::sigtimedwait(&leaving, nullptr, &patience) != leaving_signal) ::_exit(128 + signal);
}

}  // namespace hexwright::app
