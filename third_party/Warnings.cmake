# Warnings for our own code: link hexwright_warnings PRIVATE. Library headers are system includes and stay silent.
add_library(hexwright_warnings INTERFACE)
target_include_directories(hexwright_warnings INTERFACE ${CMAKE_SOURCE_DIR})
# In a batch (Batches.cmake) a local name may shadow a name private to another file, and a class may have members of types private to its own file.
set(in_batches $<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>)
set(shadow $<IF:${in_batches},$<IF:$<CXX_COMPILER_ID:GNU>,-Wshadow=local,-Wno-shadow>,-Wshadow>
           $<$<AND:${in_batches},$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage>)
target_compile_options(hexwright_warnings INTERFACE
  -Wall -Wextra -Wpedantic ${shadow} -Wconversion -Wno-sign-conversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
  $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>   # g++ 12 reports it inside std::optional's moves, depending on the other options.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations -Wno-c23-extensions>   # #embed; libstdc++ 12 uses what it deprecates, in std::stable_sort.
  -ffp-contract=off)         # Gives the same arithmetic on every machine.
# Optimised less: files and windows wait for hands and disks, and a clean build takes a third less time. The engine keeps -O2.
add_library(hexwright_less_optimised INTERFACE)
target_compile_options(hexwright_less_optimised INTERFACE
  $<$<AND:$<CONFIG:RelWithDebInfo,Release>,$<NOT:$<PLATFORM_ID:WASI>>>:-O1 $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overread>>)   # g++ 12 reports it of short texts.
# Under the sanitizers another compiler warns about other things; that build shows warnings without failing.
if(HEXWRIGHT_WERROR AND NOT HEXWRIGHT_SANITIZE)
  target_compile_options(hexwright_warnings INTERFACE -Werror)
endif()
if(HEXWRIGHT_SANITIZE)
  add_compile_options(-fsanitize=${HEXWRIGHT_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  if(HEXWRIGHT_SANITIZE MATCHES undefined)   # What follows from these the address sanitizer finds, too; with them a build takes two thirds longer.
    add_compile_options(-fno-sanitize=null,alignment,object-size,vptr)
  endif()
  add_link_options(-fsanitize=${HEXWRIGHT_SANITIZE})
endif()
