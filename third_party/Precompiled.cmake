# The standard headers that nearly all our files include, precompiled once per target; this halves the time of a clean build.
# Files still include what they use (configure with CMAKE_DISABLE_PRECOMPILE_HEADERS to see that they do).
set(hexwright_common_headers <algorithm> <array> <charconv> <cmath> <filesystem> <functional> <map> <memory> <optional> <set> <span>
    <sstream> <string> <string_view> <unordered_map> <utility> <variant> <vector>)
