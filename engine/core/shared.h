// Copy-on-write part of a document, shared by snapshots until one of them changes it. Copying costs one pointer.
#pragma once
#include <memory>
#include <utility>

namespace hexwright {

template <class T>
class Shared {
public:
    Shared() : value_(std::make_shared<const T>()) {}
    Shared(T value) : value_(std::make_shared<const T>(std::move(value))) {}

    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }

    // Replaces this snapshot's part by a changed copy; other snapshots keep theirs.
    template <class Change>
    void change(Change&& change) {
        T copy = *value_;
        change(copy);
        value_ = std::make_shared<const T>(std::move(copy));
    }

    friend bool operator==(const Shared& a, const Shared& b) { return a.value_ == b.value_ || *a.value_ == *b.value_; }

private:
    std::shared_ptr<const T> value_;
};

}  // namespace hexwright
