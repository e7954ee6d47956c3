/**
 * Changes the limit of a quarter of an hour. The new one is shown at once; presses during a request send the last one after it. It stays until
 * the list was read again, because an earlier read may still arrive, and the next press would continue from its limit.
 */
import { useRef, useState } from 'react';
import { errorMessage } from '../../../collection/errorMessages';
import { SlotCapacitiesDocument, useSetSlotCapacityMutation } from './Capacity.generated';
import type { SlotCapacity } from './quarters';

const failed = 'Die Änderung konnte nicht gespeichert werden.';

interface Options {
  branch: string;
  /** Reads the list again. */
  refresh: () => Promise<void>;
}

export function useSetCapacity({ deliveryType, slot, capacity }: SlotCapacity, { branch, refresh }: Options) {
  const [setSlotCapacity] = useSetSlotCapacityMutation({
    update: (cache, { data }) =>
      data && cache.updateQuery({ query: SlotCapacitiesDocument, variables: { branch } }, replace(data.setSlotCapacity)),
  });
  const [pending, setPending] = useState<{ readonly capacity: number | null } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const next = useRef<{ readonly capacity: number | null }>(undefined);
  const isSaving = useRef(false);

  async function save(): Promise<void> {
    isSaving.current = true;
    try {
      for (let input = next.current; input; input = next.current) {
        next.current = undefined;
        await setSlotCapacity({ variables: { branch, deliveryType, slot, ...input } });
        if (!next.current) await refresh();
      }
    } catch (error) {
      next.current = undefined;
      setError(errorMessage(error, failed));
    }
    isSaving.current = false;
    setPending(null);
  }

  function set(capacity: number | null): void {
    setError(null);
    next.current = { capacity };
    setPending(next.current);
    if (!isSaving.current) void save();
  }
  return { capacity: pending ? pending.capacity : capacity, error, set };
}

const replace =
  (changed: SlotCapacity) =>
  (list: { slotCapacities: SlotCapacity[] } | null): { slotCapacities: SlotCapacity[] } | undefined =>
    list ? { slotCapacities: list.slotCapacities.map(entry => (isSame(entry, changed) ? changed : entry)) } : undefined;

const isSame = (a: SlotCapacity, b: SlotCapacity): boolean => a.slot === b.slot && a.deliveryType === b.deliveryType;
