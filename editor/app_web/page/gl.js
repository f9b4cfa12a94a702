// WebGL 2 by the names and numbers of OpenGL ES 3: names of objects are numbers, texts and arrays lie in the module's memory.
export function glFunctions(canvas, memory, roomFor) {
  const gl = canvas.getContext('webgl2', {alpha: false, antialias: false, preserveDrawingBuffer: true});
  if (!gl) return null;
  let named;
  const askForExtensions = () => {
    gl.getExtension('EXT_color_buffer_float');
    gl.getExtension('EXT_float_blend');
    gl.getExtension('OES_texture_float_linear');
    named = gl.getExtension('WEBGL_debug_renderer_info');
  };
  askForExtensions();

  const things = [null];   // Of every kind, by name.
  const free = [];
  const locations = [];    // Of uniforms.
  const texts = new Map(); // Answers of glGetString, by what was asked.
  const keep = thing => { const name = free.pop() ?? things.length; things[name] = thing; return name; };
  const bytes = () => new Uint8Array(memory.buffer);
  const ints = () => new Int32Array(memory.buffer);
  const uints = () => new Uint32Array(memory.buffer);
  const floats = () => new Float32Array(memory.buffer);
  const text = (at, size) => new TextDecoder().decode(bytes().slice(at, size < 0 ? bytes().indexOf(0, at) : at + size));
  const make = method => (count, at) => { for (let i = 0; i < count; ++i) uints()[(at >> 2) + i] = keep(gl[method]()); };
  const remove = method => (count, at) => {
    for (let i = 0; i < count; ++i) {
      const name = uints()[(at >> 2) + i];
      if (!name || !things[name]) continue;
      gl[method](things[name]);
      things[name] = null;
      free.push(name);
    }
  };
  const put = (all, size, room, written, at) => {
    const encoded = new TextEncoder().encode(all).slice(0, Math.max(0, room - 1));
    bytes().set(encoded, at);
    bytes()[at + encoded.length] = 0;
    if (written) ints()[written >> 2] = encoded.length;
  };

  // What OpenGL 3.3 takes and WebGL does not: bytes of blue, green, red; 16 bits a colour.
  const BGRA = 0x80E1, REVERSED = 0x8367, RGBA16 = 0x805B;
  const swapped = (at, count) => {
    const out = bytes().slice(at, at + count * 4);
    for (let i = 0; i < out.length; i += 4) { const blue = out[i]; out[i] = out[i + 2]; out[i + 2] = blue; }
    return out;
  };
  const view_of = (type, at, count) =>
    type === gl.FLOAT ? floats().slice(at >> 2, (at >> 2) + count * 4) : bytes().slice(at, at + count * 4);

  // What is set, by the number that asks for it: the browser would wait for all that is drawn before it answers.
  const set = new Map();
  let unit = 0x84C0;  // TEXTURE0
  const keyOf = what => what === 0x8069 || what === 0x8919 ? what * 64 + unit - 0x84C0 : what;  // TEXTURE_BINDING_2D, SAMPLER_BINDING: of a unit.
  const note = (what, ...values) => set.set(keyOf(what), values);
  const current = what => {
    if (what === 0x84E0) return [unit];  // ACTIVE_TEXTURE
    const key = keyOf(what);
    if (!set.has(key)) {
      const value = gl.getParameter(what);
      set.set(key, ArrayBuffer.isView(value) ? [...value].map(Number) : typeof value === 'object' ? [Math.max(0, things.indexOf(value))] : [Number(value ?? 0)]);
    }
    return set.get(key);
  };
  // What the browser gives back after it has taken it away is new: nothing is set, and what was made is gone. Names that are still
  // held must not come to mean something new, so they are not free.
  canvas.addEventListener('webglcontextrestored', () => {
    askForExtensions();
    things.fill(null);
    locations.fill(null);
    set.clear();
    unit = 0x84C0;
  });

  const functions = {
    glTexImage2D(target, level, inside, width, height, border, format, type, at) {
      if (format === BGRA) gl.texImage2D(target, level, inside, width, height, border, gl.RGBA, gl.UNSIGNED_BYTE, at ? swapped(at, width * height) : null);
      else if (inside === RGBA16) {
        const sixteen = new Uint16Array(memory.buffer, at, width * height * 4), half = new Float32Array(sixteen.length);
        for (let i = 0; i < half.length; ++i) half[i] = sixteen[i] / 65535;
        gl.texImage2D(target, level, gl.RGBA16F, width, height, border, gl.RGBA, gl.FLOAT, half);
      } else {
        if (inside === gl.RGBA && type === gl.UNSIGNED_BYTE) inside = gl.RGBA8;
        gl.texImage2D(target, level, inside, width, height, border, format, type, at ? view_of(type, at, width * height) : null);
      }
    },
    glTexSubImage2D(target, level, x, y, width, height, format, type, at) {
      if (format === BGRA) gl.texSubImage2D(target, level, x, y, width, height, gl.RGBA, gl.UNSIGNED_BYTE, swapped(at, width * height));
      else gl.texSubImage2D(target, level, x, y, width, height, format, type, view_of(type, at, width * height));
    },
    glBufferData(target, size, at, usage) { at ? gl.bufferData(target, bytes().slice(at, at + size), usage) : gl.bufferData(target, size, usage); },
    glBufferSubData(target, offset, size, at) { gl.bufferSubData(target, offset, bytes().slice(at, at + size)); },
    glGenTextures: make('createTexture'), glGenBuffers: make('createBuffer'), glGenVertexArrays: make('createVertexArray'),
    glGenFramebuffers: make('createFramebuffer'), glGenRenderbuffers: make('createRenderbuffer'),
    glDeleteTextures: remove('deleteTexture'), glDeleteBuffers: remove('deleteBuffer'), glDeleteVertexArrays: remove('deleteVertexArray'),
    glDeleteFramebuffers: remove('deleteFramebuffer'), glDeleteRenderbuffers: remove('deleteRenderbuffer'),
    glBindTexture(target, name) { gl.bindTexture(target, things[name]); if (target === gl.TEXTURE_2D) note(0x8069, name); },
    glBindBuffer(target, name) { gl.bindBuffer(target, things[name]); if (target === gl.ARRAY_BUFFER) note(0x8894, name); },
    glBindVertexArray(name) { gl.bindVertexArray(things[name]); note(0x85B5, name); },
    glBindFramebuffer(target, name) {
      gl.bindFramebuffer(target, things[name]);
      if (target !== gl.READ_FRAMEBUFFER) note(0x8CA6, name);
      if (target !== gl.DRAW_FRAMEBUFFER) note(0x8CAA, name);
    },
    glBindRenderbuffer(target, name) { gl.bindRenderbuffer(target, things[name]); },
    glBindSampler(at, name) { gl.bindSampler(at, things[name]); set.delete(0x8919 * 64 + at); },
    glFramebufferTexture2D(target, point, kind, name, level) { gl.framebufferTexture2D(target, point, kind, things[name], level); },
    glFramebufferRenderbuffer(target, point, kind, name) { gl.framebufferRenderbuffer(target, point, kind, things[name]); },
    glDrawBuffers(count, at) {
      // Without a framebuffer of its own a page has BACK alone.
      gl.drawBuffers(Array.from(uints().subarray(at >> 2, (at >> 2) + count)));
    },
    glCreateShader(kind) { return keep(gl.createShader(kind)); },
    glCreateProgram() { return keep(gl.createProgram()); },
    glDeleteShader(name) { if (name) gl.deleteShader(things[name]); },
    glDeleteProgram(name) { if (things[name]) { gl.deleteProgram(things[name]); things[name] = null; free.push(name); } },
    glShaderSource(name, count, at, sizes) {
      let all = '';
      for (let i = 0; i < count; ++i) all += text(uints()[(at >> 2) + i], sizes ? ints()[(sizes >> 2) + i] : -1);
      gl.shaderSource(things[name], all);
    },
    glCompileShader(name) { gl.compileShader(things[name]); },
    glAttachShader(program, shader) { gl.attachShader(things[program], things[shader]); },
    glDetachShader(program, shader) { gl.detachShader(things[program], things[shader]); },
    glLinkProgram(name) { gl.linkProgram(things[name]); },
    glUseProgram(name) { gl.useProgram(things[name]); note(0x8B8D, name); },
    glGetShaderiv(name, what, at) { ints()[at >> 2] = what === 0x8B84 ? (gl.getShaderInfoLog(things[name]) ?? '').length : Number(gl.getShaderParameter(things[name], what)); },
    glGetProgramiv(name, what, at) { ints()[at >> 2] = what === 0x8B84 ? (gl.getProgramInfoLog(things[name]) ?? '').length : Number(gl.getProgramParameter(things[name], what)); },
    glGetShaderInfoLog(name, room, written, at) { put(gl.getShaderInfoLog(things[name]) ?? '', 0, room, written, at); },
    glGetProgramInfoLog(name, room, written, at) { put(gl.getProgramInfoLog(things[name]) ?? '', 0, room, written, at); },
    glGetUniformLocation(program, at) {
      const found = gl.getUniformLocation(things[program], text(at, -1));
      return found ? locations.push(found) - 1 : -1;
    },
    glGetAttribLocation(program, at) { return gl.getAttribLocation(things[program], text(at, -1)); },
    glUniform1i(at, value) { gl.uniform1i(locations[at], value); },
    glUniform1f(at, value) { gl.uniform1f(locations[at], value); },
    glUniform2f(at, x, y) { gl.uniform2f(locations[at], x, y); },
    glUniform4f(at, x, y, z, w) { gl.uniform4f(locations[at], x, y, z, w); },
    glUniform3fv(at, count, from) { gl.uniform3fv(locations[at], floats().slice(from >> 2, (from >> 2) + count * 3)); },
    glUniform4fv(at, count, from) { gl.uniform4fv(locations[at], floats().slice(from >> 2, (from >> 2) + count * 4)); },
    glUniformMatrix4fv(at, count, turned, from) { gl.uniformMatrix4fv(locations[at], turned, floats().slice(from >> 2, (from >> 2) + count * 16)); },
    glVertexAttribPointer(place, size, type, scaled, stride, offset) { gl.vertexAttribPointer(place, size, type, scaled, stride, offset); },
    glGetIntegerv(what, at) {
      const values = current(what);
      for (let i = 0; i < values.length; ++i) ints()[(at >> 2) + i] = values[i];
    },
    glGetString(what) {
      if (!texts.has(what)) {
        const said = what === 0x1F01 && named ? gl.getParameter(named.UNMASKED_RENDERER_WEBGL) : what === 0x8B8C ? 'OpenGL ES GLSL ES 3.00' : what === 0x1F02 ? 'OpenGL ES 3.0' : gl.getParameter(what);
        const encoded = new TextEncoder().encode(said ?? '');
        const at = roomFor(encoded.length);
        bytes().set(encoded, at);
        bytes()[at + encoded.length] = 0;
        texts.set(what, at);
      }
      return texts.get(what);
    },
    glGetStringi() { return functions.glGetString(0x1F02); },
    glReadPixels(x, y, width, height, format, type, at) {
      const out = new Uint8Array(width * height * 4);
      gl.readPixels(x, y, width, height, format, type, out);
      bytes().set(out, at);
    },
    glActiveTexture(at) { gl.activeTexture(at); unit = at; },
    glViewport(...box) { gl.viewport(...box); note(0x0BA2, ...box); },
    glScissor(...box) { gl.scissor(...box); note(0x0C10, ...box); },
    glBlendEquation(mode) { functions.glBlendEquationSeparate(mode, mode); },
    glBlendEquationSeparate(colour, alpha) { gl.blendEquationSeparate(colour, alpha); note(0x8009, colour); note(0x883D, alpha); },
    glBlendFunc(from, to) { functions.glBlendFuncSeparate(from, to, from, to); },
    glBlendFuncSeparate(from, to, fromAlpha, toAlpha) {
      gl.blendFuncSeparate(from, to, fromAlpha, toAlpha);
      note(0x80C9, from); note(0x80C8, to); note(0x80CB, fromAlpha); note(0x80CA, toAlpha);
    },
    glPolygonMode() {},
  };
  // What needs no translation.
  for (const name of ['BlendColor', 'BlitFramebuffer', 'CheckFramebufferStatus',
    'Clear', 'ClearColor', 'ColorMask', 'CullFace', 'DepthFunc', 'DepthMask', 'Disable', 'DrawArrays', 'DrawArraysInstanced', 'DrawElements', 'DrawElementsInstanced', 'Enable',
    'EnableVertexAttribArray', 'Finish', 'FrontFace', 'GenerateMipmap', 'IsEnabled', 'PixelStorei', 'PolygonOffset', 'ReadBuffer', 'RenderbufferStorageMultisample',
    'TexParameteri', 'VertexAttribDivisor']) {
    const method = name[0].toLowerCase() + name.slice(1);
    functions['gl' + name] = (...given) => gl[method](...given);
  }
  functions.glPixelStorei = (what, value) => { if (what === gl.PACK_ALIGNMENT || what === gl.UNPACK_ALIGNMENT) gl.pixelStorei(what, value); };
  return functions;
}
