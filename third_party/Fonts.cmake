# The fonts that the programs bring along, from Debian's packages, so that what they draw is the same on every machine. Sets font_files;
# names them in formats/paper/letters/embedded_fonts.h.
set(font_files)
function(find_font file folder package)
  find_file(FONT_${file} ${file} PATHS /usr/share/fonts/${folder} NO_DEFAULT_PATH)
  if(NOT FONT_${file})
    message(FATAL_ERROR "There is no /usr/share/fonts/${folder}/${file}: Debian's package ${package} has it (apt-get install ${package}).")
  endif()
  list(APPEND font_files ${FONT_${file}})
  set(font_files ${font_files} PARENT_SCOPE)
endfunction()

# Paper has Medium and Bold, the window Regular and SemiBold.
foreach(weight IN ITEMS Regular Medium SemiBold Bold)
  find_font(Inter-${weight}.otf opentype/inter fonts-inter)
endforeach()
find_font(DejaVuSans.ttf truetype/dejavu fonts-dejavu-core)        # Letters that Inter lacks.
find_font(DejaVuSans-Bold.ttf truetype/dejavu fonts-dejavu-core)
find_font(FontAwesome.otf opentype/font-awesome fonts-font-awesome)   # The window's icons.
