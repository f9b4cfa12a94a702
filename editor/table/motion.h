// What has just happened at the table as a short picture in motion: figures walk, dice are cast, wounds rise. A value
// through which time passes. The game itself is further already, so a motion may be dropped at any moment.
#pragma once
#include "editor/table/room.h"
#include "editor/view/figures.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace hexwright::table {

class Play;

class Motion {
public:
    Motion() = default;  // Nothing moves.
    // What the last action of this game did, if it came to its position by one from the node before.
    explicit Motion(const Play& play);

    bool over() const { return now_ == scenes_.size(); }
    void pass(double seconds);
    std::vector<FigureInstance> figures() const;  // As they stand or walk at this moment. Only while it is not over.

    struct Cast {           // Dice that fall now.
        FigureId figure{};  // Who rolls.
        glm::vec3 at{0};    // World coordinates above its head.
        std::vector<std::uint8_t> faces{};
        bool d20 = false;
        bool lie = false;  // They have come to rest, and their faces are the rolled ones.
    };
    std::optional<Cast> cast() const;

    struct Harm {
        glm::vec3 at{0};  // World coordinates; it rises.
        int wounds = 0;   // Negative: healed.
        bool destroyed = false;
    };
    std::optional<Harm> harm() const;

private:
    struct Walk {
        std::vector<glm::vec3> path{};
        bool leaps = false;  // Set elsewhere by a power: in one leap.
        FigureInstance after{};
    };
    struct Roll {
        std::vector<std::uint8_t> faces{};
        bool d20 = false;
    };
    struct Wound {
        int wounds = 0;  // Of the figure from now on.
        int by = 0;
        bool destroyed = false;
    };
    struct Scene {  // One after the other.
        double seconds = 0;
        FigureId figure{};
        std::variant<Walk, Roll, Wound> what;
    };
    class Director;

    double share() const { return scenes_[now_].seconds > 0 ? passed_ / scenes_[now_].seconds : 1; }
    FigureInstance* find(FigureId figure);
    const FigureInstance* find(FigureId figure) const;
    void finish(const Scene& scene);

    std::vector<FigureInstance> figures_{};  // As after all scenes before the current one.
    std::vector<Scene> scenes_{};
    std::size_t now_ = 0;
    double passed_ = 0;  // Seconds of the current scene.
};

}  // namespace hexwright::table
