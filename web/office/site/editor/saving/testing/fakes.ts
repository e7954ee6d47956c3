/** A page on a server, and the storage of a device, for tests of the store of the page editor. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { applyOperations, type BlockOperation, type Blocks } from '../../../../../../schema/blocks/operations/blockOperation';
import { applyChanges, type Properties, type PropertyChange } from '../../../../../../schema/rules/site/editing/propertyChanges';
import type { PageServer } from '../pageServer';
import type { EditStorage } from '../storedEdits';
import type { StoredEdits } from '../savingSteps';

export const block = (id: string, text = id) => ({ id, type: 'text', config: {}, value: { text }, isHidden: false });
export const ids = (blocks: Blocks) => blocks.map(({ id }) => id).join('');
export const textsOf = (blocks: Blocks) => blocks.map(({ value }) => (value as { text: string }).text).join();

export const graphqlError = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });

type Failure = 'offline' | 'responseLost' | 'deleted' | 'invalid' | 'hanging';

/** A page on a server that counts its versions and can fail. */
class FakeServer implements PageServer {
  /** What happens to the next requests, one each. */
  failures: Failure[] = [];
  readonly sent: (readonly BlockOperation[])[] = [];
  readonly sentProperties: (readonly PropertyChange[])[] = [];
  private properties: Properties = { name: 'Seite', path: 'seite', seoTitle: null };
  private number = 1;

  constructor(private blocks: Blocks) {}

  sanitize = (stored: Blocks): Blocks => stored;
  readonly read = (): Blocks => this.blocks;
  readonly readProperties = (): Properties => this.properties;
  readonly version = (): string => `v${this.number}`;

  /** Another editor saves. */
  write(operations: readonly BlockOperation[]): void {
    this.blocks = this.sanitize(applyOperations(this.blocks, operations));
    this.number += 1;
  }

  writeProperties(changes: readonly PropertyChange[]): void {
    this.properties = applyChanges(this.properties, changes);
    this.number += 1;
  }

  readonly save: PageServer['save'] = async (operations, version, signal) => {
    if (this.failures[0] === 'hanging') {
      this.failures.shift();
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new TypeError('aborted'))));
    }
    this.request(version, () => {
      this.sent.push(operations);
      this.write(operations);
    });
    return { blocks: this.blocks, at: this.version() };
  };

  readonly saveProperties: PageServer['saveProperties'] = async (changes, version) => {
    this.request(version, () => {
      this.sentProperties.push(changes);
      this.writeProperties(changes);
    });
    return { properties: this.properties, at: this.version() };
  };

  readonly load: PageServer['load'] = async () => ({
    ...{ blocks: this.blocks, properties: this.properties },
    ...{ at: this.version(), editor: 'mia' },
  });

  private request(version: string, write: () => void): void {
    const failure = this.failures.shift();
    if (failure === 'offline') throw new TypeError('Failed to fetch');
    if (failure === 'deleted') throw graphqlError('NOT_FOUND');
    if (failure === 'invalid') throw graphqlError('INVALID');
    if (version !== this.version()) throw graphqlError('CONFLICT');
    write();
    if (failure === 'responseLost') throw new TypeError('Failed to fetch');
  }
}

export const createServer = (blocks: Blocks): FakeServer => new FakeServer(blocks);

/** The storage of a device for all tabs. */
export function createDevice() {
  const entries = new Map<string, StoredEdits>();
  const storageOf = (tab: string): EditStorage => {
    let loaded: string[] = [];
    return {
      load: async () => {
        loaded = [...entries.keys()].filter(key => key !== tab);
        return loaded.map(key => entries.get(key)!);
      },
      store: async edits => void (edits ? entries.set(tab, edits) : entries.delete(tab)),
      deleteLoaded: async () => loaded.forEach(key => entries.delete(key)),
    };
  };
  return { entries, storageOf };
}

export const change = (id: string, text: string) => ({ do: 'change' as const, entry: block(id, text) });
export const setText = (id: string, value: string, before = id): BlockOperation => ({ do: 'set', id, field: 'value.text', value, before });
