# The standard headers that nearly all our files include. They are precompiled for hexwright_core, hexwright_widgets and test_headers,
# which other targets share (REUSE_FROM); this halves the time of a clean build.
# Files still include what they use (configure with CMAKE_DISABLE_PRECOMPILE_HEADERS to see that they do).
set(hexwright_common_headers <algorithm> <array> <charconv> <cmath> <filesystem> <functional> <map> <memory> <optional> <set> <span>
    <sstream> <string> <string_view> <unordered_map> <utility> <variant> <vector>)
