// What the module asks for, beside OpenGL: of the page, and (without `tell`) of a thread.
import {processors} from './threads.js';

export function moduleFunctions(memory, {wake, startThread = () => 0, tell = () => {}}) {
  const text = (at, size) => new TextDecoder().decode(new Uint8Array(memory.buffer).slice(at, at + size));
  const answer = (said, at, room) => {
    const bytes = new TextEncoder().encode(said).slice(0, room);
    new Uint8Array(memory.buffer).set(bytes, at);
    return bytes.length;
  };
  const told = what => (at, size) => tell(what, text(at, size));
  const zero = performance.timeOrigin;
  return {
    wake,
    start_thread: startThread,
    milliseconds: clock => clock === 0 ? zero + performance.now() : performance.now(),
    random(at, size) {
      const some = new Uint8Array(size);  // Random numbers are not put into shared memory.
      for (let done = 0; done < size; done += 65536) crypto.getRandomValues(some.subarray(done, done + 65536));
      new Uint8Array(memory.buffer).set(some, at);
    },
    print: (at, size) => console.log(text(at, size).replace(/\n$/, '')),
    stopped: status => { throw new Error('The editor has stopped with status ' + status + '.'); },
    address: (at, room) => answer(location.origin + location.pathname, at, room),
    language: (at, room) => answer(navigator.language ?? '', at, room),
    browser: (at, room) => answer(navigator.userAgent, at, room),
    processors: () => processors,
    zone_minutes: seconds => -new Date(seconds * 1000).getTimezoneOffset(),
    title: told('title'),
    copy: told('copy'),
    failed: told('failed'),
    read_aloud: told('readAloud'),
    choose_files: () => tell('chooseFiles'),
    choose_target: told('chooseTarget'),
    download: told('download'),
    cursor: kind => tell('cursor', kind),
    types: typing => tell('types', typing),
  };
}
