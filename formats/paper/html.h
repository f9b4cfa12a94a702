// Text for people as HTML.
#pragma once
#include "formats/paper/room.h"
#include "formats/telling/rules_text/passage.h"

#include <string>
#include <string_view>

namespace hexwright::paper {

// What a page's head begins with: the page may load, run and send nothing, whatever is in it, but what `allowed` says;
// its own style it may use.
std::string page_policy(std::string_view allowed = {});
std::string html_of(const Passage& passage);  // Headings begin with <h3>.

// The same text in ASCII alone, each other letter as a reference: a browser reads a large page in half the time if it
// need not decode it. Not for what stands in <script> or <style>.
std::string with_references(std::string_view html);
std::string in_script_quotes(std::string_view text);  // As a string of JavaScript in ASCII; cannot end a script.

}  // namespace hexwright::paper
