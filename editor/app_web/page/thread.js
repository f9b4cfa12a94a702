// A thread of the editor: another instance of the module on the memory of the page. It runs one function after another.
import {moduleFunctions} from './functions.js';

let instance, memory;

async function begin(module) {
  const none = () => { throw new Error('Only the page draws.'); };
  const imports = {env: {memory}, page: moduleFunctions(memory, {wake: () => postMessage('wake')})};
  for (const {module: from, name, kind} of WebAssembly.Module.imports(module))
    if (kind === 'function') imports[from][name] ??= none;
  instance = await WebAssembly.instantiate(module, imports);
  postMessage('ready');
}

function run(thread) {
  const [stackTop, variables] = new Uint32Array(memory.buffer, thread, 2);
  instance.exports.__stack_pointer.value = stackTop;
  instance.exports.__wasm_init_tls(variables);
  instance.exports.run_thread(thread);
  postMessage('done');
}

onmessage = async ({data}) => {
  try {
    if (data.module) {
      memory = data.memory;
      await begin(data.module);
    } else {
      run(data.thread);
    }
  } catch (error) {
    postMessage({failed: String(error?.stack ?? error)});
  }
};
