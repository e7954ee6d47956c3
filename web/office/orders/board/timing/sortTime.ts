/** By which time the board sorts its cards on this device. */
import { useCallback, useState } from 'react';
import { readStorageKey, writeStorageKey } from '../../../../app/browserStorage';
import { keysOf } from '../../../../../schema/objects';

export const sortTimes = { start: 'Startzeit', due: 'Abholzeit' } as const;

export type SortTime = keyof typeof sortTimes;

const names = keysOf(sortTimes);
const storageName = 'order_sort';

/** Storage holds the position of the time. */
export function useSortTime(): [sortTime: SortTime, set: (sortTime: SortTime) => void] {
  const [sortTime, setSortTime] = useState(() =>
    readStorageKey('local', storageName, stored => (typeof stored === 'number' && names[stored]) || 'start'),
  );
  const set = useCallback((next: SortTime) => {
    setSortTime(next);
    writeStorageKey('local', storageName, names.indexOf(next));
  }, []);
  return [sortTime, set];
}
