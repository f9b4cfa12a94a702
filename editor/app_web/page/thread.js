// A thread of the editor: another instance of the module on the same memory.
import {pageFunctions} from './page.js';

onmessage = async ({data}) => {
  const {module, memory, thread} = data;
  const none = () => { throw new Error('only the page draws'); };
  const gl = new Proxy({}, {get: () => none});
  const imports = {env: {memory}, page: pageFunctions(memory, {wake: () => postMessage('wake'), startThread: () => 0})};
  for (const {module: from, name, kind} of WebAssembly.Module.imports(module))
    if (kind === 'function' && from === 'env') imports.env[name] = none;
  const instance = await WebAssembly.instantiate(module, imports);
  const [stackTop, own] = new Uint32Array(memory.buffer, thread, 2);
  instance.exports.__stack_pointer.value = stackTop;
  instance.exports.__wasm_init_tls(own);
  try {
    instance.exports.run_thread(thread);
  } catch (error) {
    postMessage({failed: String(error?.stack ?? error)});
  }
};
