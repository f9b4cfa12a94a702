# The libraries of a browser tab, built from Debian's sources as static libraries: the C++ library with files and threads, and those that
# draw and read. The folder of the sources is HEXWRIGHT_WEB_SOURCES (fetch.sh).
set(web ${CMAKE_CURRENT_LIST_DIR})
set(from ${HEXWRIGHT_WEB_SOURCES}/unpacked)
set(made ${CMAKE_BINARY_DIR}/web)
if(NOT EXISTS ${HEXWRIGHT_WEB_SOURCES}/done)
  message(FATAL_ERROR "The sources of the libraries are missing: third_party/web/fetch.sh ${HEXWRIGHT_WEB_SOURCES}")
endif()

include(${web}/headers.cmake)

# web_library(NAME INCLUDE_FOLDERS... SOURCES sources... DEFINE definitions... PRIVATE_INCLUDE folders...)
function(web_library name)
  cmake_parse_arguments(PARSE_ARGV 1 it "" "" "SOURCES;DEFINE;PUBLIC_DEFINE;INCLUDE;OWN_INCLUDE;USES")
  add_library(web_${name} STATIC EXCLUDE_FROM_ALL ${it_SOURCES})
  target_include_directories(web_${name} SYSTEM PUBLIC ${it_INCLUDE} PRIVATE ${it_OWN_INCLUDE})
  target_compile_definitions(web_${name} PRIVATE ${it_DEFINE} PUBLIC ${it_PUBLIC_DEFINE})
  target_compile_options(web_${name} PRIVATE -w -O2)
  target_link_libraries(web_${name} PUBLIC ${it_USES})
endfunction()
function(in_folder folder out)
  list(TRANSFORM ARGN PREPEND ${folder}/ OUTPUT_VARIABLE files)
  set(${out} ${files} PARENT_SCOPE)
endfunction()

# ---- the C++ library

set(cxx ${from}/llvm-toolchain/libcxx/src)
set(abi ${from}/llvm-toolchain/libcxxabi/src)
in_folder(${cxx} cxx_sources algorithm.cpp any.cpp atomic.cpp barrier.cpp bind.cpp call_once.cpp charconv.cpp chrono.cpp condition_variable.cpp
  condition_variable_destructor.cpp error_category.cpp exception.cpp expected.cpp filesystem/directory_entry.cpp filesystem/directory_iterator.cpp
  filesystem/filesystem_clock.cpp filesystem/filesystem_error.cpp filesystem/operations.cpp filesystem/path.cpp fstream.cpp functional.cpp
  future.cpp hash.cpp ios.cpp ios.instantiations.cpp iostream.cpp locale.cpp memory.cpp memory_resource.cpp mutex.cpp mutex_destructor.cpp
  new_helpers.cpp optional.cpp ostream.cpp print.cpp random.cpp regex.cpp ryu/d2fixed.cpp ryu/d2s.cpp ryu/f2s.cpp shared_mutex.cpp stdexcept.cpp string.cpp
  system_error.cpp thread.cpp typeinfo.cpp valarray.cpp variant.cpp vector.cpp verbose_abort.cpp)
in_folder(${abi} abi_sources abort_message.cpp cxa_aux_runtime.cpp cxa_default_handlers.cpp cxa_demangle.cpp cxa_exception_storage.cpp
  cxa_guard.cpp cxa_handlers.cpp cxa_noexception.cpp cxa_thread_atexit.cpp cxa_vector.cpp cxa_virtual.cpp fallback_malloc.cpp private_typeinfo.cpp stdlib_exception.cpp
  stdlib_new_delete.cpp stdlib_stdexcept.cpp stdlib_typeinfo.cpp)
web_library(cxx SOURCES ${cxx_sources} ${abi_sources} ${web}/threads.cpp ${web}/memory_files.cpp ${web}/posix_gaps.c
  OWN_INCLUDE ${cxx} ${abi} ${abi}/../include DEFINE _LIBCPP_BUILDING_LIBRARY LIBCXX_BUILDING_LIBCXXABI _LIBCXXABI_BUILDING_LIBRARY)
set_target_properties(web_cxx PROPERTIES CXX_STANDARD 23)
target_compile_options(web_cxx PRIVATE "$<$<COMPILE_LANGUAGE:CXX>:-frtti;SHELL:-include ${web}/posix_gaps.h>")   # Type information of the library's own exceptions.

# ---- libraries of C

web_library(zlib INCLUDE ${from}/zlib DEFINE HAVE_UNISTD_H
  SOURCES ${from}/zlib/adler32.c ${from}/zlib/compress.c ${from}/zlib/crc32.c ${from}/zlib/deflate.c ${from}/zlib/infback.c ${from}/zlib/inffast.c
          ${from}/zlib/inflate.c ${from}/zlib/inftrees.c ${from}/zlib/trees.c ${from}/zlib/uncompr.c ${from}/zlib/zutil.c)

file(GLOB png_sources ${from}/libpng/png*.c)
list(FILTER png_sources EXCLUDE REGEX "pngtest")
configure_file(${from}/libpng/scripts/pnglibconf.h.prebuilt ${made}/png/pnglibconf.h COPYONLY)
web_library(png SOURCES ${png_sources} INCLUDE ${from}/libpng ${made}/png USES web_zlib)

in_folder(${from}/pixman/pixman pixman_sources pixman.c pixman-access.c pixman-access-accessors.c pixman-bits-image.c pixman-combine32.c
  pixman-combine-float.c pixman-conical-gradient.c pixman-edge.c pixman-edge-accessors.c pixman-fast-path.c pixman-filter.c pixman-general.c
  pixman-glyph.c pixman-gradient-walker.c pixman-image.c pixman-implementation.c pixman-linear-gradient.c pixman-matrix.c pixman-noop.c
  pixman-radial-gradient.c pixman-region16.c pixman-region32.c pixman-solid-fill.c pixman-timer.c pixman-trap.c pixman-utils.c pixman-x86.c
  pixman-arm.c pixman-mips.c pixman-ppc.c)
web_library(pixman SOURCES ${pixman_sources} INCLUDE ${from}/pixman/pixman
  DEFINE PACKAGE="pixman" PACKAGE_VERSION="0.42" PACKAGE_BUGREPORT="" HAVE_STDINT_H SIZEOF_LONG=4 TLS=__thread HAVE_BUILTIN_CLZ HAVE_FLOAT128=0)

set(FT_MODULES "FT_USE_MODULE( FT_Driver_ClassRec, tt_driver_class )\nFT_USE_MODULE( FT_Driver_ClassRec, cff_driver_class )\nFT_USE_MODULE( FT_Module_Class, psaux_module_class )
FT_USE_MODULE( FT_Module_Class, psnames_module_class )\nFT_USE_MODULE( FT_Module_Class, pshinter_module_class )\nFT_USE_MODULE( FT_Module_Class, sfnt_module_class )
FT_USE_MODULE( FT_Module_Class, autofit_module_class )\nFT_USE_MODULE( FT_Renderer_Class, ft_smooth_renderer_class )\nFT_USE_MODULE( FT_Renderer_Class, ft_raster1_renderer_class )\n")
file(CONFIGURE OUTPUT ${made}/freetype/hexwright_ftmodule.h CONTENT "${FT_MODULES}" @ONLY)
in_folder(${from}/freetype/src freetype_sources base/ftsystem.c base/ftinit.c base/ftdebug.c base/ftbase.c base/ftbbox.c base/ftbitmap.c base/ftglyph.c base/ftmm.c
  base/ftstroke.c base/ftsynth.c base/fttype1.c base/ftlcdfil.c base/ftfstype.c base/ftgasp.c base/ftpatent.c truetype/truetype.c cff/cff.c sfnt/sfnt.c psaux/psaux.c psnames/psnames.c
  pshinter/pshinter.c autofit/autofit.c smooth/smooth.c raster/raster.c gzip/ftgzip.c)
web_library(freetype SOURCES ${freetype_sources} INCLUDE ${from}/freetype/include OWN_INCLUDE ${made}/freetype
  USES web_zlib DEFINE FT2_BUILD_LIBRARY FT_CONFIG_OPTION_SYSTEM_ZLIB FT_CONFIG_MODULES_H=<hexwright_ftmodule.h>)

web_library(harfbuzz SOURCES ${from}/harfbuzz/src/harfbuzz.cc INCLUDE ${from}/harfbuzz/src USES web_freetype DEFINE HB_NO_MMAP HB_NO_GETENV HAVE_FREETYPE HB_NO_SETLOCALE)

file(GLOB fribidi_sources ${from}/fribidi/lib/fribidi*.c)
file(CONFIGURE OUTPUT ${made}/fribidi/config.h CONTENT "#define STDC_HEADERS 1\n#define HAVE_STRINGIZE 1\n#define HAVE_STDLIB_H 1\n#define HAVE_STRING_H 1\n#define HAVE_MEMORY_H 1\n" @ONLY)
file(CONFIGURE OUTPUT ${made}/fribidi/fribidi-config.h CONTENT "#ifndef FRIBIDI_CONFIG_H\n#define FRIBIDI_CONFIG_H\n#define FRIBIDI \"fribidi\"\n#define FRIBIDI_NAME \"GNU FriBidi\"\n#define FRIBIDI_VERSION \"1.0.8\"\n#define FRIBIDI_BUGREPORT \"\"\n#define FRIBIDI_MAJOR_VERSION 1\n#define FRIBIDI_MINOR_VERSION 0\n#define FRIBIDI_MICRO_VERSION 8\n#define FRIBIDI_INTERFACE_VERSION 4\n#define FRIBIDI_INTERFACE_VERSION_STRING \"4\"\n#define FRIBIDI_SIZEOF_INT 4\n#endif\n" @ONLY)
file(COPY ${from}/fribidi/lib/ DESTINATION ${made}/fribidi/include/fribidi FILES_MATCHING PATTERN "*.h")
file(COPY ${made}/fribidi/fribidi-config.h DESTINATION ${made}/fribidi/include/fribidi)
web_library(fribidi SOURCES ${fribidi_sources} INCLUDE ${made}/fribidi/include ${made}/fribidi/include/fribidi OWN_INCLUDE ${made}/fribidi ${from}/fribidi/lib
  DEFINE HAVE_CONFIG_H DONT_HAVE_FRIBIDI_UNICODE_VERSION_H)

# Cairo: pictures, PDF, fonts by FreeType; no fontconfig, no window system.
file(READ ${from}/cairo/src/Makefile.sources cairo_lists)
string(REGEX REPLACE "\\\\\n" " " cairo_lists "${cairo_lists}")
foreach(list IN ITEMS cairo_sources _cairo_font_subset_sources _cairo_pdf_operators_sources)
  string(REGEX MATCH "\n${list} = ([^\n]*)" found "${cairo_lists}")
  string(REGEX MATCHALL "[a-z0-9-]+\\.c" names "${CMAKE_MATCH_1}")
  list(APPEND cairo_names ${names})
endforeach()
list(APPEND cairo_names cairo-deflate-stream.c cairo-png.c cairo-pdf-surface.c cairo-pdf-interchange.c cairo-tag-stack.c cairo-ft-font.c)
in_folder(${from}/cairo/src cairo_sources ${cairo_names})
file(CONFIGURE OUTPUT ${made}/cairo/config.h CONTENT "#include <stdint.h>\n#define PACKAGE_VERSION \"1.16.0\"\n#define PACKAGE_TARNAME \"cairo\"\n#define PACKAGE_NAME \"cairo\"\n#define PACKAGE_STRING \"cairo 1.16.0\"\n#define PACKAGE_BUGREPORT \"\"\n#define HAVE_STDINT_H 1\n#define HAVE_INTTYPES_H 1\n#define HAVE_UNISTD_H 1\n#define HAVE_UINT64_T 1\n#define HAVE_UINT128_T 0\n#define SIZEOF_VOID_P 4\n#define SIZEOF_INT 4\n#define SIZEOF_LONG 4\n#define SIZEOF_LONG_LONG 8\n#define SIZEOF_SIZE_T 4\n#define HAVE_CXX11_ATOMIC_PRIMITIVES 1\n#define CAIRO_NO_MUTEX 1\n#define HAVE_FT_GLYPHSLOT_EMBOLDEN 1\n#define HAVE_FT_GLYPHSLOT_OBLIQUE 1\n#define HAVE_FT_LOAD_SFNT_TABLE 1\n#define HAVE_FT_GET_X11_FONT_FORMAT 1\n#define HAVE_FT_LIBRARY_SETLCDFILTER 1\n#define HAVE_CTIME_R 1\n#define HAVE_GMTIME_R 1\n#define HAVE_LOCALTIME_R 1\n" @ONLY)
web_library(cairo SOURCES ${cairo_sources} INCLUDE ${from}/cairo/src ${made}/cairo USES web_pixman web_freetype web_png web_zlib
  DEFINE HAVE_CONFIG_H _GNU_SOURCE CAIRO_NO_MUTEX=1)

web_library(md4c SOURCES ${from}/md4c/src/md4c.c ${from}/md4c/src/md4c-html.c ${from}/md4c/src/entity.c INCLUDE ${from}/md4c/src DEFINE MD4C_USE_UTF8)

file(GLOB gif_sources ${from}/giflib/*_lib.c ${from}/giflib/gif_err.c ${from}/giflib/gif_hash.c ${from}/giflib/gifalloc.c ${from}/giflib/openbsd-reallocarray.c ${from}/giflib/quantize.c)
web_library(gif SOURCES ${gif_sources} INCLUDE ${from}/giflib)
foreach(part IN ITEMS dec enc mux utils)
  file(GLOB more ${from}/libwebp/src/${part}/*.c)
  list(APPEND webp_sources ${more})
endforeach()
file(GLOB more ${from}/libwebp/src/dsp/*.c)
list(FILTER more EXCLUDE REGEX "_(sse2|sse41|neon|msa|mips32|mips_dsp_r2)\\.c$")
file(GLOB yuv ${from}/libwebp/sharpyuv/*.c)
list(FILTER yuv EXCLUDE REGEX "_(sse2|neon)\\.c$")
web_library(webp SOURCES ${webp_sources} ${more} ${yuv} INCLUDE ${from}/libwebp/src OWN_INCLUDE ${from}/libwebp)

# ---- libraries of C++

web_library(tinyxml2 SOURCES ${from}/tinyxml2/tinyxml2.cpp INCLUDE ${from}/tinyxml2)
web_library(tinygltf SOURCES ${web}/tinygltf.cpp INCLUDE ${made}/include/stb)
web_library(qrcodegen SOURCES ${from}/QR-Code-generator/cpp/qrcodegen.cpp INCLUDE ${from}/QR-Code-generator/cpp)
target_compile_options(web_qrcodegen PRIVATE -fexceptions)   # It throws, and nobody catches it in a tab: posix_gaps.c.
file(COPY ${from}/QR-Code-generator/cpp/qrcodegen.hpp DESTINATION ${made}/qr/qrcodegen)
target_include_directories(web_qrcodegen SYSTEM PUBLIC ${made}/qr)
in_folder(${from}/imgui imgui_sources imgui.cpp imgui_draw.cpp imgui_tables.cpp imgui_widgets.cpp misc/cpp/imgui_stdlib.cpp misc/freetype/imgui_freetype.cpp
  backends/imgui_impl_opengl3.cpp)
web_library(imgui SOURCES ${imgui_sources} INCLUDE ${from}/imgui ${from}/imgui/misc/cpp ${from}/imgui/misc/freetype USES web_freetype
  DEFINE IMGUI_ENABLE_FREETYPE IMGUI_IMPL_OPENGL_ES3 IMGUI_DISABLE_DEMO_WINDOWS)

include(${web}/names.cmake)

# What links a module: threads on shared memory, which the page makes, and nothing that is not called.
add_library(web_page INTERFACE)
target_link_libraries(web_page INTERFACE web_cxx)
# -O0: at others clang runs wasm-opt as soon as it is installed, which takes names away and is for packages alone (assemble.py).
target_link_options(web_page INTERFACE -O0 -mexec-model=reactor -fuse-ld=/usr/bin/wasm-ld-19 -nostdlib++ -pthread
  LINKER:--allow-undefined-file=${web}/gl_names.txt
  LINKER:--import-memory,--export-memory,--shared-memory,--no-check-features,--initial-memory=134217728,--max-memory=1073741824
  LINKER:-z,stack-size=4194304,--stack-first,--export=__stack_pointer,--export=__wasm_init_tls
  LINKER:--wrap=sysconf,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=aligned_alloc,--wrap=posix_memalign,--wrap=free)
