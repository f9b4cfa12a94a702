# In a browser tab the libraries are not found on this machine but built from Debian's sources (libraries.cmake), under the names that
# find_package() and pkg_check_modules() give them.
macro(hexwright_web_library method name)
  set(${name}_FOUND TRUE)
  if(${name} STREQUAL PkgConfig)
    function(pkg_check_modules)
    endfunction()
  endif()
endmacro()
cmake_language(SET_DEPENDENCY_PROVIDER hexwright_web_library SUPPORTED_METHODS FIND_PACKAGE)
