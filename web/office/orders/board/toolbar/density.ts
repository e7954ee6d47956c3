/** How large the cards of the board are on this device. The sizes are in BoardColumns.module.css. */
import { useCallback, useState } from 'react';
import { readStorageKey, writeStorageKey } from '../../../../app/browserStorage';
import { keysOf } from '../../../../../schema/objects';

export const densities = { large: 'Groß', medium: 'Mittel', small: 'Klein' } as const;

export type Density = keyof typeof densities;

const names = keysOf(densities);
const storageName = 'order_density';

/** Storage holds the position of the density. */
export function useDensity(): [density: Density, set: (density: Density) => void] {
  const [density, setDensity] = useState(() =>
    readStorageKey('local', storageName, stored => (typeof stored === 'number' && names[stored]) || 'medium'),
  );
  const set = useCallback((next: Density) => {
    setDensity(next);
    writeStorageKey('local', storageName, names.indexOf(next));
  }, []);
  return [density, set];
}
