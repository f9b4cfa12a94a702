#include "engine/core/system/signals.h"

#include <algorithm>
#include <csignal>
#include <ctime>
#include <pthread.h>
#include <unistd.h>
#include <utility>

namespace hexwright::system {
namespace {

constexpr int stopping_signals[] = {SIGINT, SIGTERM, SIGHUP};
constexpr int own_signal = SIGUSR1;  // Sent from thread to thread.

// As under nohup, and for what a shell has started in the background.
bool is_ignored(int signal) {
    struct sigaction now{};
    return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

timespec as_timespec(std::chrono::milliseconds time) {
    return {time.count() / 1'000, time.count() % 1'000 * 1'000'000};
}

sigset_t only_own_signal() {
    sigset_t own;
    sigemptyset(&own);
    sigaddset(&own, own_signal);
    return own;
}

}  // namespace

void let_writing_fail() {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

bool stop_is_asked() {
    sigset_t waiting;
    sigemptyset(&waiting);
    sigpending(&waiting);
    return std::ranges::any_of(stopping_signals, [&](int signal) { return sigismember(&waiting, signal) == 1; });
}

// ---- signals that stop work

struct StopSignals::Set {
    pthread_t waiter = ::pthread_self();
    sigset_t signals = only_own_signal();
};

StopSignals::StopSignals() : set_(std::make_unique<Set>()) {
    for (const int signal : stopping_signals)  // What is started in the background is sent Ctrl-C on purpose.
        if (signal == SIGINT || !is_ignored(signal)) sigaddset(&set_->signals, signal);
    ::pthread_sigmask(SIG_BLOCK, &set_->signals, nullptr);
}

StopSignals::~StopSignals() {
    const sigset_t own = only_own_signal();
    ::pthread_sigmask(SIG_UNBLOCK, &own, nullptr);
}

void StopSignals::wake() const { ::pthread_kill(set_->waiter, own_signal); }

int StopSignals::wait() const {
    const timespec longest = as_timespec(std::chrono::milliseconds(100));
    const int signal = ::sigtimedwait(&set_->signals, nullptr, &longest);
    return signal == own_signal ? woken : std::max(signal, 0);
}

// ---- signals that end a window

struct EndSignals::Set {
    sigset_t signals = only_own_signal();
};

EndSignals::EndSignals(std::chrono::milliseconds patience) : patience_(patience), set_(std::make_unique<Set>()) {
    for (const int signal : stopping_signals)
        if (!is_ignored(signal)) sigaddset(&set_->signals, signal);
    ::pthread_sigmask(SIG_BLOCK, &set_->signals, nullptr);
    thread_ = std::thread([this] { listen(); });
}

EndSignals::~EndSignals() {
    ::pthread_kill(thread_.native_handle(), own_signal);
    thread_.join();
}

void EndSignals::on_signal(std::function<void()> wake) {
    const std::lock_guard lock(guard_);
    wake_ = std::move(wake);
}

void EndSignals::listen() {
    int signal = 0;
    while (::sigwait(&set_->signals, &signal) != 0) {}
    if (signal == own_signal) return;
    received_ = signal;
    {
        const std::lock_guard lock(guard_);
        if (wake_) wake_();
    }
    const timespec patience = as_timespec(patience_);
    const sigset_t leaving = only_own_signal();
    if (::sigtimedwait(&leaving, nullptr, &patience) != own_signal) ::_exit(128 + signal);
}

}  // namespace hexwright::system
