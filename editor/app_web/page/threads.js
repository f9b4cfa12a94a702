// Threads of the editor: Workers that wait, each with an instance of the module on the same memory. They are started ahead: the page may
// wait for a thread that it has just begun, and a Worker cannot start while the page waits.

// How many jobs are worked on at a time, beside what the page does itself; each takes memory, so not all of a large machine.
export const processors = Math.min(Math.max((navigator.hardwareConcurrency ?? 2) - 1, 1), 6);
const ahead = processors + 2;  // Two more for what must not wait: editor/document/jobs.h.

export function makeThreads(module, memory, {wake, failed}) {
  const idle = [], waiting = [];  // Workers without a thread, and threads without a Worker.
  let starting = 0, settled = () => {};
  const next = worker => { waiting.length > 0 ? worker.postMessage({thread: waiting.shift()}) : idle.push(worker); };
  const start = () => {
    ++starting;
    const worker = new Worker(new URL('thread.js', import.meta.url), {type: 'module'});
    const started = () => { if (--starting === 0) settled(); };
    worker.onmessage = ({data}) => {
      if (data === 'ready') next(worker), started();
      else if (data === 'done') next(worker);
      else if (data === 'wake') wake();
      else failed(data.failed);
    };
    worker.onerror = event => { failed(event.message ?? 'A thread could not be started.'); started(); };
    worker.postMessage({module, memory});
  };
  const ready = new Promise(resolve => { settled = resolve; });
  for (let i = 0; i < ahead; ++i) start();

  return {
    ready,  // Settles when the first ones wait.
    run(thread) {
      const worker = idle.pop();
      if (worker) worker.postMessage({thread});
      else waiting.push(thread), start();
      return 1;
    },
  };
}
