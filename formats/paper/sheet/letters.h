// How large letters are on paper.
#pragma once

namespace hexwright::paper {

inline constexpr double least_letters = 2.12;  // Of anything on paper, in millimetres: 6 points.

}  // namespace hexwright::paper
