#include "editor/document/jobs.h"

#include "tests/support/every_room.h"

#include <atomic>
#include <chrono>
#include <future>
#include <numeric>
#include <thread>

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("a job gives its value once, when it is done") {
    Jobs jobs(2);
    Job<int> job = jobs.start([](JobWatch&) { return 6 * 7; });
    jobs.wait_until_idle();
    CHECK_FALSE(job.running());
    CHECK(job.take() == 42);
    CHECK_FALSE(job.take());
    CHECK_FALSE(job.started());
}

TEST_CASE("who waits for a job sees its progress, and is told when it is done") {
    std::promise<void> begun, go_on;
    std::atomic<int> woken = 0;
    Jobs jobs(1);
    jobs.on_done([&] { ++woken; });
    Job<int> job = jobs.start([&](JobWatch& watch) {
        watch.progress(0.5);
        begun.set_value();
        go_on.get_future().wait();
        return 1;
    });
    begun.get_future().wait();
    CHECK(job.running());
    CHECK(job.progress() == 0.5);
    CHECK_FALSE(job.take());
    CHECK_FALSE(jobs.take_news());
    go_on.set_value();
    jobs.wait_until_idle();
    CHECK(woken == 1);
    CHECK(jobs.take_news());
    CHECK_FALSE(jobs.take_news());
    CHECK(job.take() == 1);
}

TEST_CASE("a job whose handle goes is not wanted any more: waiting work never begins, running work hears of it") {
    std::promise<void> begun;
    std::atomic<bool> heard = false, second_ran = false;
    Jobs jobs(1);
    {
        const Job<int> first = jobs.start([&](JobWatch& watch) {
            begun.set_value();
            while (!watch.cancelled()) std::this_thread::yield();
            heard = true;
            return 0;
        });
        const Job<int> second = jobs.start([&](JobWatch&) {
            second_ran = true;
            return 0;
        });
        begun.get_future().wait();
    }
    jobs.wait_until_idle();
    CHECK(heard);
    CHECK_FALSE(second_ran);
}

TEST_CASE("urgent work waits for no usual work, and keeps its order") {
    std::promise<void> begun, go_on;
    std::vector<int> order;
    Jobs jobs(1);
    const Job<int> slow = jobs.start([&](JobWatch&) {
        begun.set_value();
        go_on.get_future().wait();
        return 0;
    });
    begun.get_future().wait();
    std::vector<Job<int>> urgent;
    std::promise<void> last;
    for (int i = 0; i < 20; ++i)
        urgent.push_back(jobs.start(
            [&, i](JobWatch&) {
                order.push_back(i);
                if (i == 19) last.set_value();
                return i;
            },
            Urgency::Urgent));
    last.get_future().wait();  // Although the usual job is still running.
    CHECK(slow.running());
    go_on.set_value();
    jobs.wait_until_idle();
    std::vector<int> expected(20);
    std::iota(expected.begin(), expected.end(), 0);
    CHECK(order == expected);
}

TEST_CASE("leaving cancels usual work and does all that is urgent") {
    std::atomic<int> done = 0;
    std::vector<Job<int>> handles;
    {
        Jobs jobs(1);
        handles.push_back(jobs.start([](JobWatch& watch) {
            while (!watch.cancelled()) std::this_thread::yield();
            return 0;
        }));
        for (int i = 0; i < 5; ++i) handles.push_back(jobs.start([&](JobWatch&) { return ++done; }, Urgency::Urgent));
    }
    CHECK(done == 5);
}

TEST_CASE("work that runs out of memory gives no value, and the pool goes on") {
    Jobs jobs(1);
    Job<int> too_big = jobs.start([](JobWatch&) -> int { throw std::bad_alloc(); });
    Job<int> next = jobs.start([](JobWatch&) { return 1; });
    jobs.wait_until_idle();
    CHECK_FALSE(too_big.take());
    CHECK(next.take() == 1);
}

TEST_CASE("prompt work does not wait for long work, which gives way to it") {
    std::promise<void> begun, go_on, prompt_begun, prompt_goes_on;
    std::atomic<int> games = 0;
    Jobs jobs(1);
    const Job<int> longer = jobs.start([&](JobWatch& watch) {
        begun.set_value();
        go_on.get_future().wait();
        for (; games < 3 && !watch.stopped(); ++games) {}
        return 0;
    });
    begun.get_future().wait();
    Job<int> prompt = jobs.start(
        [&](JobWatch&) {
            prompt_begun.set_value();
            prompt_goes_on.get_future().wait();
            return 7;
        },
        Urgency::Prompt);
    prompt_begun.get_future().wait();  // Though the only usual thread is busy.
    go_on.set_value();
    std::this_thread::sleep_for(std::chrono::milliseconds(40));
    CHECK(games == 0);
    prompt_goes_on.set_value();
    jobs.wait_until_idle();
    CHECK(games == 3);
    CHECK(prompt.take() == 7);
}

TEST_CASE("long work that gives way ends when it is stopped") {
    std::promise<void> prompt_goes_on;
    std::atomic<bool> ended = false;
    Jobs jobs(1);
    const Job<int> prompt = jobs.start(
        [&](JobWatch&) {
            prompt_goes_on.get_future().wait();
            return 0;
        },
        Urgency::Prompt);
    {
        const Job<int> longer = jobs.start([&](JobWatch& watch) {
            ended = watch.stopped();
            return 0;
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        CHECK_FALSE(ended);
    }
    for (int looks = 0; looks < 400 && !ended; ++looks) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    CHECK(ended);
    prompt_goes_on.set_value();
    jobs.wait_until_idle();
}
