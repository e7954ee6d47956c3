/** The pages whose part of the tree is closed on this device. */
import { isArray } from '../../../../../schema/objects';
import type { Id } from '../../../../../schema/fields/field';
import { readStorage, writeStorage } from '../../../../app/storage/browserStorage';
import { storageKey } from '../../../../app/storage/storageKey';
import { useStoredState } from '../../../../app/storage/useStoredState';

const name = 'closedPages';

const readClosed = (): ReadonlySet<Id> =>
  readStorage('local', name, stored => new Set(isArray(stored) ? stored.filter(id => typeof id === 'string') : []));

interface ClosedPages {
  closed: ReadonlySet<Id>;
  toggle: (id: Id) => void;
}

export function useClosedPages(): ClosedPages {
  const [closed, setClosed] = useStoredState(storageKey(name), readClosed);
  const toggle = (id: Id): void => {
    const next = closed.has(id) ? [...closed].filter(other => other !== id) : [...closed, id];
    setClosed(new Set(next));
    writeStorage('local', name, next);
  };
  return { closed, toggle };
}
