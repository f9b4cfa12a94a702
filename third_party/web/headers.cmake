# The headers of a browser tab, alike for the libraries that are built (libraries.cmake) and for the check without them (installed.cmake).
# `web` is this folder, `made` where things of the build are.

# libc++ as Debian builds it has neither files nor threads: its settings with both.
set(cxx_headers /usr/lib/llvm-19/include/wasm32-wasi/c++/v1)
file(READ ${cxx_headers}/__config_site site)
string(REPLACE "#define _LIBCPP_HAS_NO_THREADS" "#define _LIBCPP_HAS_THREAD_API_EXTERNAL" site "${site}")
string(REPLACE "#define _LIBCPP_HAS_NO_FILESYSTEM" "" site "${site}")
file(CONFIGURE OUTPUT ${made}/include/__config_site CONTENT "${site}" @ONLY)
file(COPY ${web}/include/ DESTINATION ${made}/include)
# Headers that are the same for every machine, alone in a folder: nothing else of /usr/include may be found.
foreach(header IN ITEMS tl glm nlohmann GLES3 KHR stb CLI tiny_gltf.h)
  if(EXISTS /usr/include/${header})
    file(COPY /usr/include/${header} DESTINATION ${made}/include)
  endif()
endforeach()
add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:-nostdinc++;SHELL:-isystem ${made}/include;SHELL:-isystem ${cxx_headers}>"
                    "$<$<COMPILE_LANGUAGE:C>:SHELL:-isystem ${made}/include>")

set(EXPECTED_INCLUDE_DIR ${made}/include CACHE PATH "tl/expected.hpp" FORCE)

# What Cairo can do: pictures, PDF, fonts by FreeType; no fontconfig, no window system.
set(features "#ifndef CAIRO_FEATURES_H\n#define CAIRO_FEATURES_H\n")
foreach(feature IN ITEMS FT_FONT IMAGE_SURFACE MIME_SURFACE OBSERVER_SURFACE PDF_SURFACE PNG_FUNCTIONS RECORDING_SURFACE USER_FONT)
  string(APPEND features "#define CAIRO_HAS_${feature} 1\n")
endforeach()
file(CONFIGURE OUTPUT ${made}/cairo/cairo-features.h CONTENT "${features}#endif\n" @ONLY)
