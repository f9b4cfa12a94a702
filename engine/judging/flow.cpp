#include "engine/judging/flow.h"

#include <algorithm>

namespace hexwright::judging {

VertexFlow::VertexFlow(std::size_t vertices)
    : vertices_(vertices), source_(static_cast<int>(2 * vertices)), sink_(source_ + 1), first_(2 * vertices + 2, -1) {
    for (std::size_t i = 0; i < vertices; ++i) add(in(i), out(i), 1);
}

void VertexFlow::add(int from, int to, int room) {
    edges_.push_back({to, room, first_[static_cast<std::size_t>(from)]});
    first_[static_cast<std::size_t>(from)] = static_cast<int>(edges_.size()) - 1;
    edges_.push_back({from, 0, first_[static_cast<std::size_t>(to)]});
    first_[static_cast<std::size_t>(to)] = static_cast<int>(edges_.size()) - 1;
}

void VertexFlow::join(std::size_t from, std::size_t to) { add(out(from), in(to), without_limit); }
void VertexFlow::source(std::size_t vertex, int most) { add(source_, in(vertex), most); }
void VertexFlow::sink(std::size_t vertex) { add(out(vertex), sink_, without_limit); }

// Breadth first, so that the number of ways tried stays small.
bool VertexFlow::find_way(int& room) {
    by_.assign(first_.size(), -1);
    std::vector<int> waiting{source_};
    for (std::size_t i = 0; i < waiting.size() && by_[static_cast<std::size_t>(sink_)] < 0; ++i)
        for (int e = first_[static_cast<std::size_t>(waiting[i])]; e >= 0;
             e = edges_[static_cast<std::size_t>(e)].next) {
            const Edge& edge = edges_[static_cast<std::size_t>(e)];
            if (edge.room <= 0 || edge.to == source_ || by_[static_cast<std::size_t>(edge.to)] >= 0) continue;
            by_[static_cast<std::size_t>(edge.to)] = e;
            waiting.push_back(edge.to);
        }
    if (by_[static_cast<std::size_t>(sink_)] < 0) return false;
    for (int at = sink_; at != source_; at = edges_[static_cast<std::size_t>(by_[static_cast<std::size_t>(at)] ^ 1)].to)
        room = std::min(room, edges_[static_cast<std::size_t>(by_[static_cast<std::size_t>(at)])].room);
    return true;
}

int VertexFlow::greatest(int most) {
    int flow = 0;
    for (int room = most; flow < most && find_way(room); room = most - flow) {
        for (int at = sink_; at != source_;) {
            const auto e = static_cast<std::size_t>(by_[static_cast<std::size_t>(at)]);
            edges_[e].room -= room;
            edges_[e ^ 1].room += room;
            at = edges_[e ^ 1].to;
        }
        flow += room;
    }
    return flow;
}

std::vector<bool> VertexFlow::reached() const {
    std::vector<bool> seen(first_.size());
    std::vector<int> waiting{source_};
    seen[static_cast<std::size_t>(source_)] = true;
    for (std::size_t i = 0; i < waiting.size(); ++i)
        for (int e = first_[static_cast<std::size_t>(waiting[i])]; e >= 0;
             e = edges_[static_cast<std::size_t>(e)].next) {
            const Edge& edge = edges_[static_cast<std::size_t>(e)];
            if (edge.room <= 0 || seen[static_cast<std::size_t>(edge.to)]) continue;
            seen[static_cast<std::size_t>(edge.to)] = true;
            waiting.push_back(edge.to);
        }
    return seen;
}

std::vector<std::size_t> VertexFlow::cut() const {
    const std::vector<bool> seen = reached();
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < vertices_; ++i)
        if (seen[static_cast<std::size_t>(in(i))] && !seen[static_cast<std::size_t>(out(i))]) found.push_back(i);
    return found;
}

}  // namespace hexwright::judging
