# What `cmake --install FOLDER` lays where: the programs, the samples, the manual and what a Linux desktop wants (third_party/linux).
# Man pages, completions and icons as pixels are made then, from the programs that were built.
include(GNUInstallDirs)
find_program(HELP_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(RSVG_CONVERT rsvg-convert)
set(linux_files ${CMAKE_SOURCE_DIR}/third_party/linux)
set(made_files ${CMAKE_BINARY_DIR}/linux)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
string(TIMESTAMP HEXWRIGHT_DATE "%Y-%m-%d" UTC)   # Today, or SOURCE_DATE_EPOCH where that is set.
configure_file(${linux_files}/metainfo.xml.in ${made_files}/metainfo.xml @ONLY)

install(TARGETS hexwright hexwright-editor)
install(DIRECTORY samples DESTINATION ${CMAKE_INSTALL_DATADIR}/hexwright)   # Where the editor looks: editor/editing/map_preview.cpp.
install(DIRECTORY editor/manual DESTINATION ${CMAKE_INSTALL_DOCDIR} FILES_MATCHING PATTERN *.md PATTERN *.png PATTERN *.jpg)
install(FILES ${linux_files}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${linux_files}/hexwright-editor.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${linux_files}/mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME hexwright.xml)
install(FILES ${made_files}/metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo RENAME org.hexwright.editor.metainfo.xml)
install(FILES ${linux_files}/icons/hexwright.svg DESTINATION ${icons}/scalable/apps)
install(FILES ${linux_files}/icons/hexwright-file.svg DESTINATION ${icons}/scalable/mimetypes)

if(HELP_PYTHON)
  install(CODE "execute_process(COMMAND ${HELP_PYTHON} ${linux_files}/help_pages.py --programs ${CMAKE_RUNTIME_OUTPUT_DIRECTORY} --out ${made_files}/share
    --version ${PROJECT_VERSION} --date ${HEXWRIGHT_DATE} COMMAND_ERROR_IS_FATAL ANY)")
  install(DIRECTORY ${made_files}/share/ DESTINATION ${CMAKE_INSTALL_DATADIR})
endif()
if(RSVG_CONVERT)   # Without it desktops draw the icons from the SVG.
  foreach(size IN ITEMS 16 24 32 48 64 128 256)
    foreach(icon IN ITEMS apps/hexwright mimetypes/hexwright-file)
      get_filename_component(folder ${icon} DIRECTORY)
      get_filename_component(name ${icon} NAME)
      set(png ${made_files}/icons/${size}/${name}.png)
      install(CODE "file(MAKE_DIRECTORY ${made_files}/icons/${size})
        execute_process(COMMAND ${RSVG_CONVERT} --width ${size} --height ${size} --output ${png} ${linux_files}/icons/${name}.svg COMMAND_ERROR_IS_FATAL ANY)")
      install(FILES ${png} DESTINATION ${icons}/${size}x${size}/${folder})
    endforeach()
  endforeach()
endif()
