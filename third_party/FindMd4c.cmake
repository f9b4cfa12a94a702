# Finds md4c, a Markdown parser (Debian's libmd4c-dev).
find_path(Md4c_INCLUDE_DIR md4c.h)
find_library(Md4c_LIBRARY NAMES md4c)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Md4c REQUIRED_VARS Md4c_LIBRARY Md4c_INCLUDE_DIR)
if(Md4c_FOUND AND NOT TARGET Md4c::Md4c)
  add_library(Md4c::Md4c UNKNOWN IMPORTED)
  set_target_properties(Md4c::Md4c PROPERTIES IMPORTED_LOCATION "${Md4c_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${Md4c_INCLUDE_DIR}")
endif()
