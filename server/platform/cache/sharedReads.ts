/** Shares what anonymous requests read, such as the records of a menu, until public data changes. */
import { LRUCache } from 'lru-cache';
import { isObject } from '../../../schema/objects';

export interface SharedReads<T extends object> {
  /** Returns a value per key. Loads those that no request has loaded since the last change, all at once. */
  get(name: string, keys: readonly string[], load: (missing: readonly string[]) => Promise<readonly T[]>): Promise<T[]>;
}

interface SharedReadsOptions<T> {
  /** Returns the same object until public data changes; undefined while changes are not received, then nothing is shared. */
  generation: () => object | undefined;
  /** Tells whether a value is valid now, for values that depend on the time. */
  isValid?: (value: T) => boolean;
  maxEntries?: number;
  maxBytes?: number;
}

export function createSharedReads<T extends object>({
  generation,
  isValid = () => true,
  ...limits
}: SharedReadsOptions<T>): SharedReads<T> {
  const values = createStore<T>(limits);
  let valuesGeneration: object | undefined;

  function find(key: string): T | undefined {
    const value = values.get(key);
    return value && isValid(value) ? value : undefined;
  }

  return {
    async get(name, keys, load) {
      const current = generation();
      if (current !== valuesGeneration) values.clear();
      valuesGeneration = current;
      const found = new Map(keys.map(key => [key, find(`${name} ${key}`)]));
      const missing = keys.filter(key => !found.get(key));
      const loaded = missing.length > 0 ? await load(missing) : [];
      // What was loaded during a change may be outdated.
      const isCurrent = current !== undefined && current === generation();
      missing.forEach((key, index) => {
        found.set(key, loaded[index]!);
        if (isCurrent) values.set(`${name} ${key}`, deepFreeze(loaded[index]!));
      });
      return keys.map(key => found.get(key)!);
    },
  };
}

function createStore<T extends object>({ maxEntries = 20_000, maxBytes = 32 * 1024 * 1024 }) {
  return new LRUCache<string, T>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (value, key) => key.length + JSON.stringify(value).length,
  });
}

/** Freezes a value and all values in it, so that no request can change what others read. */
function deepFreeze<T>(value: T): T {
  if (isObject(value) || Array.isArray(value)) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
