// Threads of the editor: Workers that wait, each with an instance of the module on the same memory. Some are started
// ahead: the page may wait for a thread that it has just begun, and a Worker cannot start while the page waits.
const ahead = 3;

export function makeThreads(module, memory, {wake, failed}) {
  const idle = [];
  let starting = 0;
  const start = () => {
    ++starting;
    const worker = new Worker(new URL('thread.js', import.meta.url), {type: 'module'});
    worker.onmessage = ({data}) => {
      if (data === 'ready') idle.push(worker), --starting, settled();
      else if (data === 'done') idle.push(worker);
      else if (data === 'wake') wake();
      else failed(data.failed);
    };
    worker.onerror = event => failed(event.message ?? 'A thread could not be started.');
    worker.postMessage({module, memory});
  };
  let settled = () => {};
  const ready = new Promise(resolve => { settled = () => starting === 0 && resolve(); });
  for (let i = 0; i < ahead; ++i) start();

  return {
    ready,  // Settles when the first ones wait.
    // Runs the thread in a Worker that waits; false if none does.
    run(thread) {
      const worker = idle.pop();
      if (idle.length + starting < ahead) start();
      worker?.postMessage({thread});
      return worker ? 1 : 0;
    },
  };
}
