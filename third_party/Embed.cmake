# embed_files(TARGET NAMESPACE FILES...): compiles each file into TARGET as bytes. For each file `data/pieces.xml` the generated
# header "embedded/NAMESPACE.h" declares `std::string_view pieces_xml()` in namespace hexwright::embedded, and NAMESPACE_file("pieces.xml").
function(embed_files target name)
  set(dir ${CMAKE_CURRENT_BINARY_DIR}/embedded)
  set(inputs)
  foreach(file IN LISTS ARGN)
    get_filename_component(file ${file} ABSOLUTE)
    list(APPEND inputs ${file})
  endforeach()
  list(JOIN inputs "," joined)
  add_custom_command(OUTPUT ${dir}/embedded/${name}.h ${dir}/${name}.cpp
    COMMAND ${CMAKE_COMMAND} -DOUT=${dir} -DNAME=${name} -DFILES=${joined} -DTAB=${in_tab} -DLATER=${HEXWRIGHT_LATER_IN_TAB} -DLATER_IN=${CMAKE_BINARY_DIR}/later -P ${CMAKE_SOURCE_DIR}/third_party/EmbedScript.cmake
    DEPENDS ${inputs} ${CMAKE_SOURCE_DIR}/third_party/EmbedScript.cmake VERBATIM)
  set_source_files_properties(${dir}/${name}.cpp PROPERTIES COMPILE_OPTIONS -fno-lto   # Link-time optimisation loses names that only the assembler knows.
    SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)  # A changed data file must not recompile its neighbours.
  target_sources(${target} PRIVATE ${dir}/${name}.cpp ${dir}/embedded/${name}.h)
  target_include_directories(${target} PRIVATE ${dir})
  add_custom_target(${target}_embedded_${name} DEPENDS ${dir}/embedded/${name}.h)
  add_dependencies(generated_headers ${target}_embedded_${name})
endfunction()
