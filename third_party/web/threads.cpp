// Threads of a browser tab for libc++ (include/__external_threading): each is a Worker with an instance of the same
// module on the same memory. The page starts Workers (imported function start_thread) and runs run_thread() there.
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <unistd.h>

#include <__external_threading>

namespace {

constexpr std::size_t stack_size = std::size_t{2} << 20;
constexpr int most_local_keys = 16;

thread_local hexwright_thread* this_thread = nullptr;  // nullptr on the main thread.
thread_local void* locals[most_local_keys];
void (*at_exit_of[most_local_keys])(void*);
int local_keys = 0;
int threads_made = 0;

bool on_main() { return this_thread == nullptr; }

// Sleeps while `word` is `value`; the main thread of a page may not, and comes back at once.
bool wait_while(int* word, int value, long long nanoseconds) {
    if (on_main()) return true;
    return __builtin_wasm_memory_atomic_wait32(word, value, nanoseconds) != 2;
}
int exchange(int* word, int value) { return __atomic_exchange_n(word, value, __ATOMIC_ACQ_REL); }

}  // namespace

struct hexwright_thread {
    // The page reads these three: where the stack begins (it grows down), and the thread's own variables.
    char* stack_top;
    void* own_variables;
    void* stack;
    void* (*function)(void*);
    void* argument;
    int number;
    int state;     // 0 runs, 1 done.
    int detached;  // 1: nobody joins it.
};

extern "C" {

__attribute__((import_module("page"), import_name("start_thread"))) bool page_start_thread(hexwright_thread* thread);

void hexwright_mutex_lock(hexwright_mutex* mutex) {
    int seen = 0;
    if (__atomic_compare_exchange_n(&mutex->state, &seen, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return;
    while (exchange(&mutex->state, 2) != 0) wait_while(&mutex->state, 2, -1);
}
bool hexwright_mutex_trylock(hexwright_mutex* mutex) {
    int seen = 0;
    return __atomic_compare_exchange_n(&mutex->state, &seen, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}
void hexwright_mutex_unlock(hexwright_mutex* mutex) {
    if (exchange(&mutex->state, 0) == 2) __builtin_wasm_memory_atomic_notify(&mutex->state, 1);
}

bool hexwright_recursive_trylock(hexwright_mutex* mutex) {
    const int me = hexwright_this_thread();
    if (__atomic_load_n(&mutex->owner, __ATOMIC_RELAXED) != me) {
        if (!hexwright_mutex_trylock(mutex)) return false;
        __atomic_store_n(&mutex->owner, me, __ATOMIC_RELAXED);
    }
    ++mutex->depth;
    return true;
}
void hexwright_recursive_lock(hexwright_mutex* mutex) {
    if (hexwright_recursive_trylock(mutex)) return;
    hexwright_mutex_lock(mutex);
    __atomic_store_n(&mutex->owner, hexwright_this_thread(), __ATOMIC_RELAXED);
    mutex->depth = 1;
}
void hexwright_recursive_unlock(hexwright_mutex* mutex) {
    if (--mutex->depth > 0) return;
    __atomic_store_n(&mutex->owner, 0, __ATOMIC_RELAXED);
    hexwright_mutex_unlock(mutex);
}

void hexwright_condition_notify(hexwright_condition* condition, int how_many) {
    __atomic_add_fetch(&condition->sequence, 1, __ATOMIC_RELEASE);
    __builtin_wasm_memory_atomic_notify(&condition->sequence, static_cast<unsigned>(how_many));
}
bool hexwright_condition_wait(hexwright_condition* condition, hexwright_mutex* mutex, long long nanoseconds) {
    const int seen = __atomic_load_n(&condition->sequence, __ATOMIC_ACQUIRE);
    hexwright_mutex_unlock(mutex);
    const bool in_time = wait_while(&condition->sequence, seen, nanoseconds);
    hexwright_mutex_lock(mutex);
    return in_time;
}

void hexwright_once(int* flag, void (*routine)()) {
    int seen = 0;
    if (__atomic_load_n(flag, __ATOMIC_ACQUIRE) == 2) return;
    if (__atomic_compare_exchange_n(flag, &seen, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {
        routine();
        __atomic_store_n(flag, 2, __ATOMIC_RELEASE);
        __builtin_wasm_memory_atomic_notify(flag, 0x7fffffff);
        return;
    }
    while (__atomic_load_n(flag, __ATOMIC_ACQUIRE) != 2) wait_while(flag, 1, -1);
}

hexwright_thread* hexwright_thread_create(void* (*function)(void*), void* argument) {
    const std::size_t align = __builtin_wasm_tls_align() < 16 ? 16 : __builtin_wasm_tls_align();
    const std::size_t size = (__builtin_wasm_tls_size() + align) / align * align;
    auto* thread = static_cast<hexwright_thread*>(std::calloc(1, sizeof(hexwright_thread)));
    thread->stack = std::aligned_alloc(16, stack_size);
    thread->own_variables = std::aligned_alloc(align, size);
    thread->stack_top = static_cast<char*>(thread->stack) + stack_size;
    thread->function = function;
    thread->argument = argument;
    thread->number = __atomic_add_fetch(&threads_made, 1, __ATOMIC_RELAXED) + 1;
    if (on_main() && page_start_thread(thread)) return thread;
    std::free(thread->stack);
    std::free(thread->own_variables);
    std::free(thread);
    return nullptr;
}

// What the Worker does, on the thread's own stack. The thread's memory stays: ours live as long as the page.
__attribute__((export_name("run_thread"))) void run_thread(hexwright_thread* thread) {
    this_thread = thread;
    thread->function(thread->argument);
    for (int key = 0; key < local_keys; ++key)
        if (locals[key] && at_exit_of[key]) at_exit_of[key](locals[key]);
    __atomic_store_n(&thread->state, 1, __ATOMIC_RELEASE);
    __builtin_wasm_memory_atomic_notify(&thread->state, 0x7fffffff);
}

void hexwright_thread_join(hexwright_thread* thread) {
    while (__atomic_load_n(&thread->state, __ATOMIC_ACQUIRE) == 0) wait_while(&thread->state, 0, -1);
}
void hexwright_thread_detach(hexwright_thread* thread) { thread->detached = 1; }
int hexwright_thread_number(const hexwright_thread* thread) { return thread ? thread->number : 0; }
int hexwright_this_thread(void) { return this_thread ? this_thread->number : 1; }

// How many threads the machine can run beside the page's: WASI's library says 1.
__attribute__((import_module("page"), import_name("processors"))) int page_processors();
long __real_sysconf(int name);
long __wrap_sysconf(int name) { return name == _SC_NPROCESSORS_ONLN ? page_processors() : __real_sysconf(name); }

void hexwright_sleep(long long nanoseconds) {
    int nobody_wakes = 0;
    if (nanoseconds > 0) wait_while(&nobody_wakes, 0, nanoseconds);
}
long long hexwright_now(void) {
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    return now.tv_sec * 1'000'000'000LL + now.tv_nsec;
}

int hexwright_local_create(void (*at_exit)(void*)) {
    if (local_keys == most_local_keys) std::abort();
    at_exit_of[local_keys] = at_exit;
    return local_keys++;
}
void* hexwright_local_get(int key) { return locals[key]; }
void hexwright_local_set(int key, void* value) { locals[key] = value; }

// ---- memory: the C library of WASI knows no threads, so that one at a time takes and gives (--wrap)

void* __real_malloc(std::size_t);
void* __real_calloc(std::size_t, std::size_t);
void* __real_realloc(void*, std::size_t);
void* __real_aligned_alloc(std::size_t, std::size_t);
int __real_posix_memalign(void**, std::size_t, std::size_t);
void __real_free(void*);

}  // extern "C"

namespace {
hexwright_mutex memory_mutex{};
struct MemoryHeld {
    MemoryHeld() { hexwright_mutex_lock(&memory_mutex); }
    ~MemoryHeld() { hexwright_mutex_unlock(&memory_mutex); }
    MemoryHeld(const MemoryHeld&) = delete;
    MemoryHeld& operator=(const MemoryHeld&) = delete;
};
}  // namespace

extern "C" {

void* __wrap_malloc(std::size_t size) {
    const MemoryHeld held;
    return __real_malloc(size);
}
void* __wrap_calloc(std::size_t count, std::size_t size) {
    const MemoryHeld held;
    return __real_calloc(count, size);
}
void* __wrap_realloc(void* block, std::size_t size) {
    const MemoryHeld held;
    return __real_realloc(block, size);
}
void* __wrap_aligned_alloc(std::size_t align, std::size_t size) {
    const MemoryHeld held;
    return __real_aligned_alloc(align, size);
}
int __wrap_posix_memalign(void** block, std::size_t align, std::size_t size) {
    const MemoryHeld held;
    return __real_posix_memalign(block, align, size);
}
void __wrap_free(void* block) {
    const MemoryHeld held;
    __real_free(block);
}

}  // extern "C"
