/**
 * What an editor has done and the server does not have yet, stored in the browser until it is saved: a closed tab, a lost network and a stopped
 * server lose nothing. Each tab writes its own entry; a page that is opened again continues all entries of its user.
 */
import { createStore, del, delMany, entries, keys, set, type UseStore } from 'idb-keyval';
import { isArray, isObject } from '../../../../../schema/objects';
import type { StoredEdits } from './savingSteps';

// Opened when first used, because a private window may forbid it.
let openedStore: UseStore | undefined;
const store = (): UseStore => (openedStore ??= createStore('asp.edits', 'edits'));

/** Without this storage the edits last as long as the tab. */
const ignoreFailure = (): undefined => undefined;

export interface EditStorage {
  /** Returns what earlier tabs of this user have left for the page, oldest first. */
  load: () => Promise<StoredEdits[]>;
  /** Stores the edits of this tab, or deletes them once they are saved. */
  store: (edits: StoredEdits | undefined) => Promise<void>;
  /** Deletes the entries of earlier tabs, which this tab has taken over. */
  deleteLoaded: () => Promise<void>;
}

interface Entry extends StoredEdits {
  at: number;
}

const isEntry = (value: unknown): value is Entry =>
  isObject(value) && isArray(value.operations) && isArray(value.conflicts) && isArray(value.blocks) && typeof value.at === 'number';

const prefixOf = (user: string): string => `${location.host}/${user}/`;

const findKeys = async (user: string): Promise<string[]> =>
  (await keys<string>(store()).catch(() => [])).filter(key => key.startsWith(prefixOf(user)));

/** Returns how many pages have edits of this user on this device that are not saved. */
export async function countUnsavedPages(user: string): Promise<number> {
  const sites = (await findKeys(user)).map(key => key.slice(prefixOf(user).length).split('/')[0]);
  return new Set(sites).size;
}

/** Deletes the edits of this user from this device. */
export const deleteEdits = async (user: string): Promise<void> => delMany(await findKeys(user), store()).catch(ignoreFailure);

export function createEditStorage({ user, site, tab }: { user: string; site: string; tab: string }): EditStorage {
  const prefix = `${prefixOf(user)}${site}/`;
  const ownKey = prefix + tab;
  let loadedKeys: string[] = [];
  return {
    load: async () => {
      const found = await entries<string, unknown>(store()).catch(() => []);
      const earlier = found.flatMap(([key, entry]) => (key.startsWith(prefix) && key !== ownKey && isEntry(entry) ? [{ key, entry }] : []));
      loadedKeys = earlier.map(({ key }) => key);
      return earlier.map(({ entry }) => entry).sort((a, b) => a.at - b.at);
    },
    store: edits =>
      (edits ? set(ownKey, { ...edits, at: Date.now() } satisfies Entry, store()) : del(ownKey, store())).catch(ignoreFailure),
    deleteLoaded: () => delMany(loadedKeys.splice(0), store()).catch(ignoreFailure),
  };
}
