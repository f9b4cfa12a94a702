// Checks the kind and version of a file. The number at the end of the namespace is the version of the format.
#pragma once
#include "formats/xml/elements/document.h"
#include "formats/xml/room.h"

#include <string>

namespace hexwright::xml {

// Checks that the root is `element` in namespace `prefix`N with 1 <= N <= newest. The error says what it should be, or
// that the file is newer.
Result<void> check_namespace(const Node& root, const std::string& element, const std::string& prefix, int newest);
// The N of a root that check_namespace() has accepted.
int version_of(const Node& root);

}  // namespace hexwright::xml
