/** The station of this device, also after a reload, with what is loaded for it. */
import { useCallback, useMemo, useState } from 'react';
import { readStorage, removeStorage, writeStorage } from '../../../../app/storage/browserStorage';
import { storageKey } from '../../../../app/storage/storageKey';
import { useStoredState } from '../../../../app/storage/useStoredState';
import { useLiveOrders } from '../../live/ordersContext';
import { useStationMenu } from './useStationMenu';

/** `branch` is the one that the board shows; null for all. */
export function useDeviceStation(branch: string | null) {
  const { branches } = useLiveOrders();
  const [chosen, choose] = useStoredStation();
  const [isRequested, setRequested] = useState(false);
  const ids = useMemo(() => (branch ? [branch] : branches.map(({ id }) => id)), [branch, branches]);
  const { menu, hasFailed, reload } = useStationMenu(ids, isRequested || chosen.length > 0);
  const load = useCallback(() => {
    setRequested(true);
    reload();
  }, [reload]);
  return useMemo(() => {
    // A deleted category would hide everything.
    const known = chosen.filter(id => menu?.categories.some(category => category.id === id));
    const isLoaded = menu && ids.every(id => menu.branches[id]); // not yet after a change of the branch
    const station = isLoaded && known.length > 0 ? { chosen: known, menu } : null;
    return { station, categories: menu?.categories, chosen: menu ? known : chosen, choose, hasFailed, load };
  }, [chosen, choose, menu, ids, hasFailed, load]);
}

const stationKey = 'orders.station';

const isText = (value: unknown): value is string => typeof value === 'string';

const readStation = (): readonly string[] =>
  readStorage('local', stationKey, stored => (Array.isArray(stored) ? stored.filter(isText) : []));

function useStoredStation() {
  const [chosen, setState] = useStoredState(storageKey(stationKey), readStation);
  const choose = useCallback(
    (categories: readonly string[]) => {
      setState(categories);
      if (categories.length > 0) writeStorage('local', stationKey, categories);
      else removeStorage('local', stationKey);
    },
    [setState],
  );
  return [chosen, choose] as const;
}
