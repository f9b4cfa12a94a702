// What a finding says to people: its title, the sentence, the threshold and whose it is, and why it matters.
#pragma once
#include "engine/judging/report.h"
#include "formats/telling/room.h"
#include "formats/telling/words.h"

#include <string>

namespace hexwright::telling {

std::string title_of(judging::FindingKind kind, const Words& words);  // "Size of the start zones".
std::string why_of(judging::FindingKind kind, const Words& words);    // Why judges look at it, in sentences.
std::string verdict_of(judging::Judgement judgement, const Words& words);
// "at least 24 (the scene's rule)"; empty without a threshold.
std::string threshold_of(const judging::Finding& finding, const Words& words);
std::string value_of(const judging::Finding& finding);                      // "22"; a dash if nothing was measured.
std::string number_of(const judging::FindingRow& row, std::size_t column);  // The same for a row of its table.

}  // namespace hexwright::telling
