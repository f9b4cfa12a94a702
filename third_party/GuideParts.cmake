# What a guide for phones contains besides its page (formats/export/guide): ask.wasm, the room engine/lookup with what stands below it as
# WebAssembly, and scene.js, the part of three.js that shows the steps in 3D as one plain script. Both need the packages of the group
# "guide" in packages.txt. Where they are missing the files are empty, and `hexwright guide` says what it leaves out.
# Sets guide_parts to the files' paths.
set(guide_folder ${CMAKE_BINARY_DIR}/guide)
set(guide_parts ${guide_folder}/ask.wasm ${guide_folder}/scene.js)
file(MAKE_DIRECTORY ${guide_folder})

function(empty_guide_part file why)
  message(STATUS "Guides are made without ${file}: ${why}")
  file(CONFIGURE OUTPUT ${guide_folder}/${file} CONTENT "")
endfunction()

# ---- ask.wasm

find_program(GUIDE_CLANG clang++-19)
find_program(GUIDE_LINKER wasm-ld-19)
find_file(GUIDE_WASM_LIBRARY libc++.a PATHS /usr/lib/llvm-19/lib/wasm32-wasi /usr/lib/wasm32-wasi NO_DEFAULT_PATH)
find_file(GUIDE_WASM_C_LIBRARY libc.a PATHS /usr/lib/wasm32-wasi NO_DEFAULT_PATH)
if(GUIDE_CLANG AND GUIDE_LINKER AND GUIDE_WASM_LIBRARY AND GUIDE_WASM_C_LIBRARY)
  # All sources as one: their shared headers are read once, and nothing is kept that nobody calls.
  set(rules beside board combat consequence_sets edition engagement falling line_of_sight movement range sight_cone stepping targeting walls)
  set(board hex/coord hex/footprint hex/grid_map catalogue/catalogue catalogue/inventory battlefield/battlefield battlefield/terrain)
  set(lookup asked_map exchange going looking lookup module)
  set(sources ${CMAKE_SOURCE_DIR}/engine/core/text.cpp)
  foreach(room rules board lookup)
    foreach(source IN LISTS ${room})
      list(APPEND sources ${CMAKE_SOURCE_DIR}/engine/${room}/${source}.cpp)
    endforeach()
  endforeach()
  list(TRANSFORM sources REPLACE "(.+)" "#include \"\\1\"\n" OUTPUT_VARIABLE includes)
  string(JOIN "" includes ${includes})
  file(CONFIGURE OUTPUT ${guide_folder}/ask.cpp CONTENT "${includes}" @ONLY)
  set(exports text bytes size done open answer close)
  list(TRANSFORM exports PREPEND -Wl,--export=ask_)
  find_path(EXPECTED_INCLUDE_DIR tl/expected.hpp REQUIRED)
  # The one header that is not of the engine or of WASI. Copied, since a link that is made anew makes the WebAssembly look old.
  file(REMOVE ${guide_folder}/tl)  # Removes a link that an earlier version has made, but no folder.
  file(MAKE_DIRECTORY ${guide_folder}/tl)
  file(COPY_FILE ${EXPECTED_INCLUDE_DIR}/tl/expected.hpp ${guide_folder}/tl/expected.hpp ONLY_IF_DIFFERENT)
  add_custom_command(OUTPUT ${guide_folder}/ask.wasm
    COMMAND ${GUIDE_CLANG} --target=wasm32-wasi -mexec-model=reactor -fuse-ld=${GUIDE_LINKER} -std=c++20 -O2 -fno-exceptions -fno-rtti -fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=
            -I${CMAKE_SOURCE_DIR} -isystem ${guide_folder} -Wl,--strip-all ${exports}
            -MMD -MF ${guide_folder}/ask.d -MT ${guide_folder}/ask.wasm ${guide_folder}/ask.cpp -o ${guide_folder}/ask.wasm
    DEPENDS ${guide_folder}/ask.cpp ${sources} DEPFILE ${guide_folder}/ask.d
    COMMENT "Building the engine for guides" VERBATIM)
else()
  empty_guide_part(ask.wasm "clang-19 for WebAssembly is not installed (group \"guide\" in third_party/packages.txt)")
endif()

# ---- scene.js

find_program(GUIDE_ESBUILD esbuild)
find_file(GUIDE_THREE three.module.js PATHS /usr/share/nodejs/three/build /usr/share/javascript/three NO_DEFAULT_PATH)
if(GUIDE_ESBUILD AND GUIDE_THREE)
  add_custom_command(OUTPUT ${guide_folder}/scene.js
    COMMAND ${GUIDE_ESBUILD} ${CMAKE_CURRENT_SOURCE_DIR}/export/guide/scene.js --bundle --minify --format=iife --target=es2015
            "--banner:js=/* With three.js, copyright 2010-2019 three.js authors, MIT licence. */" --alias:three=${GUIDE_THREE} --log-level=warning --outfile=${guide_folder}/scene.js
    DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/export/guide/scene.js COMMENT "Bundling the 3D view for guides" VERBATIM)
else()
  empty_guide_part(scene.js "esbuild or three.js is not installed (group \"guide\" in third_party/packages.txt)")
endif()
