# Instead of libraries.cmake when nothing is built but every source is looked at by the compiler (HEXWRIGHT_WEB_CHECK, tests/web_check.py):
# the libraries are the headers that this machine has of them, each in a folder of its own, and an object is an empty file.
set(web ${CMAKE_CURRENT_LIST_DIR})
set(made ${CMAKE_BINARY_DIR}/web)
include(${web}/headers.cmake)

# Warnings are for builds.
add_compile_options(-w -ferror-limit=5)
foreach(language IN ITEMS C CXX)
  set(CMAKE_${language}_COMPILE_OBJECT   # A precompiled header is made, for those that are looked at with it.
    "only=$$(expr <OBJECT> : '.*pch$$' >/dev/null || echo -fsyntax-only)"
    "<CMAKE_${language}_COMPILER> $$only <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>" "touch <OBJECT>")
endforeach()

# installed_library(NAME HEADERS...): the headers and folders of /usr/include, alone in a folder.
function(installed_library name)
  add_library(web_${name} INTERFACE)
  foreach(header IN LISTS ARGN)
    file(COPY /usr/include/${header} DESTINATION ${made}/${name} PATTERN cairo-features.h EXCLUDE)   # That of headers.cmake.
  endforeach()
  target_include_directories(web_${name} SYSTEM INTERFACE ${made}/${name})
endfunction()
installed_library(zlib zlib.h zconf.h)
installed_library(freetype freetype2/)
installed_library(harfbuzz harfbuzz/)
installed_library(fribidi fribidi/)
installed_library(cairo cairo/)
installed_library(md4c md4c.h)
installed_library(gif gif_lib.h)
installed_library(webp webp)
installed_library(tinyxml2 tinyxml2.h)
installed_library(tinygltf stb/)
installed_library(qrcodegen qrcodegen)
installed_library(imgui imgui/)
target_link_libraries(web_imgui INTERFACE web_freetype)
target_link_libraries(web_cairo INTERFACE web_freetype)
include(${web}/names.cmake)

# What is written for a tab alone.
add_library(web_cxx OBJECT ${web}/threads.cpp ${web}/memory_files.cpp ${web}/posix_gaps.c ${web}/tinygltf.cpp)
target_link_libraries(web_cxx PRIVATE web_tinygltf)
add_library(web_page INTERFACE)
