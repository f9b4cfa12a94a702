// What the module asks of a page or of a thread's Worker, beside OpenGL.
export function pageFunctions(memory, {wake, startThread, tell = () => {}}) {
  const text = (at, size) => new TextDecoder().decode(new Uint8Array(memory.buffer).slice(at, at + size));
  const answer = (said, at, room) => {
    const bytes = new TextEncoder().encode(said).slice(0, room);
    new Uint8Array(memory.buffer).set(bytes, at);
    return bytes.length;
  };
  const zero = performance.timeOrigin;
  return {
    wake,
    start_thread: startThread,
    milliseconds: clock => clock === 0 ? zero + performance.now() : performance.now(),
    random(at, size) {
      for (let done = 0; done < size; done += 65536) {
        const some = crypto.getRandomValues(new Uint8Array(Math.min(65536, size - done)));
        new Uint8Array(memory.buffer).set(some, at + done);
      }
    },
    print: (at, size) => console.log(text(at, size).replace(/\n$/, '')),
    stopped: status => console.error('The editor has stopped with status ' + status),
    language: (at, room) => answer(navigator.language ?? '', at, room),
    browser: (at, room) => answer(navigator.userAgent, at, room),
    zone_minutes: seconds => -new Date(seconds * 1000).getTimezoneOffset(),
    title: (at, size) => tell('title', text(at, size)),
    cursor: kind => tell('cursor', kind),
    copy: (at, size) => tell('copy', text(at, size)),
    failed: (at, size) => tell('failed', text(at, size)),
    types: typing => tell('types', typing),
  };
}
