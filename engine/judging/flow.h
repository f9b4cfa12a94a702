// The greatest flow from one set of vertices to another when each vertex lets only so many through; and a smallest set
// of vertices that cuts them apart. Not about the battlefield.
#pragma once
#include "engine/judging/room.h"

#include <cstddef>
#include <vector>

namespace hexwright::judging {

class VertexFlow {
public:
    static constexpr int without_limit = 1'000'000;

    explicit VertexFlow(std::size_t vertices);
    void limit(std::size_t vertex, int most) { edges_[2 * vertex].room = most; }  // 1 unless it is said.
    void join(std::size_t from, std::size_t to);                                  // One way.
    void source(std::size_t vertex, int most = without_limit);
    void sink(std::size_t vertex);

    // At most `most` of it. Called again after more has been joined, what flows besides.
    int greatest(int most = without_limit);
    // After greatest(): vertices that are full and part the sources from the sinks, those nearest to the sources.
    std::vector<std::size_t> cut() const;

private:
    struct Edge {
        int to = 0, room = 0, next = -1;
    };
    static int in(std::size_t vertex) { return static_cast<int>(2 * vertex); }
    static int out(std::size_t vertex) { return static_cast<int>(2 * vertex + 1); }
    void add(int from, int to, int room);
    bool find_way(int& room);
    std::vector<bool> reached() const;

    std::size_t vertices_;
    int source_, sink_;
    std::vector<Edge> edges_{};  // Pairs: an edge and its way back. The first pairs are the vertices.
    std::vector<int> first_, by_{};
};

}  // namespace hexwright::judging
