/** Stores of the page editor for the tests of one file, which stop after each test. */
import { EditorStore } from '../editorStore';
import { createDevice, type createServer } from './fakes';

/** Returns a function that opens the page of a server, in a tab of a device of its own unless another one is given. */
export function useStores() {
  const stores: EditorStore[] = [];
  afterEach(() => stores.splice(0).forEach(store => store.stop()));
  return (server: ReturnType<typeof createServer>, storage = createDevice().storageOf('a')): EditorStore => {
    const store = new EditorStore({ blocks: server.read(), properties: server.readProperties(), at: server.version() }, server, storage);
    stores.push(store);
    return store;
  };
}
