/** The later orders that staff moved to the board of this device. */
import { useCallback, useState } from 'react';
import { readStorage, writeStorage } from '../../../../app/browserStorage';

const storageName = 'orders.started';
/** More than a day has; the oldest are dropped. */
const maxStored = 300;

export function useStartedOrders(): { started: ReadonlySet<string>; start: (id: string) => void } {
  const [started, setStarted] = useState<ReadonlySet<string>>(() => new Set(readStorage('local', storageName, parseIds)));
  const start = useCallback(
    (id: string) => {
      const ids = [...started, id].slice(-maxStored);
      setStarted(new Set(ids));
      writeStorage('local', storageName, ids);
    },
    [started],
  );
  return { started, start };
}

const parseIds = (stored: unknown): string[] => (Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []);
