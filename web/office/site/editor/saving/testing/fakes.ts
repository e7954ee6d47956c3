/** A page on a server, and the storage of a device, for tests of the store of the page editor. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { applyOperations, type BlockOperation, type Blocks } from '../../../../../../schema/blocks/operations/blockOperation';
import type { PageServer } from '../editorStore';
import type { EditKeeper } from '../keptEdits';
import type { KeptEdits } from '../savingSteps';

export const block = (id: string, text = id) => ({ id, type: 'text', config: {}, value: { text }, isHidden: false });
export const ids = (blocks: Blocks) => blocks.map(({ id }) => id).join('');
export const textsOf = (blocks: Blocks) => blocks.map(({ value }) => (value as { text: string }).text).join();

export const graphqlError = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });

/** A page on a server that counts its versions and can fail. */
export function createServer(blocks: Blocks) {
  let [page, number] = [blocks, 1];
  const version = () => `v${number}`;
  const sent: (readonly BlockOperation[])[] = [];
  const server = {
    /** What happens to the next requests, one each. */
    failures: [] as ('offline' | 'responseLost' | 'deleted')[],
    sanitize: (stored: Blocks) => stored,
    sent,
    read: () => page,
    version,
    /** Another editor saves. */
    write(operations: readonly BlockOperation[]) {
      page = server.sanitize(applyOperations(page, operations));
      number += 1;
    },
    save: async (operations, ifMatch) => {
      const failure = server.failures.shift();
      if (failure === 'offline') throw new TypeError('Failed to fetch');
      if (failure === 'deleted') throw graphqlError('NOT_FOUND');
      if (ifMatch !== version()) throw graphqlError('CONFLICT');
      sent.push(operations);
      server.write(operations);
      if (failure === 'responseLost') throw new TypeError('Failed to fetch');
      return { blocks: page, at: version() };
    },
    load: async () => ({ blocks: page, at: version(), editor: 'mia' }),
  } satisfies PageServer & Record<string, unknown>;
  return server;
}

/** The storage of a device for all tabs. */
export function createDevice() {
  const entries = new Map<string, KeptEdits>();
  const keeperOf = (tab: string): EditKeeper => {
    let loaded: string[] = [];
    return {
      load: async () => {
        loaded = [...entries.keys()].filter(key => key !== tab);
        return loaded.map(key => entries.get(key)!);
      },
      keep: async edits => void (edits ? entries.set(tab, edits) : entries.delete(tab)),
      forgetLoaded: async () => loaded.forEach(key => entries.delete(key)),
    };
  };
  return { entries, keeperOf };
}

export const change = (id: string, text: string) => ({ do: 'change' as const, entry: block(id, text) });
export const setText = (id: string, value: string, before = id): BlockOperation => ({ do: 'set', id, field: 'value.text', value, before });
