/** Settings of this device, stored in local storage as 1 or 0 (SHELL-26). */
import { useCallback } from 'react';
import { readStorageKey, writeStorageKey } from './storage/browserStorage';
import { useStoredState } from './storage/useStoredState';

type SettingName = 'show_product_data' | 'show_customer_data' | 'play_order_sound' | 'play_ready_sound';

/** On unless it was switched off. Without local storage, the setting lasts until the page is closed. */
export function useDeviceSetting(name: SettingName): [isOn: boolean, set: (isOn: boolean) => void] {
  const read = useCallback(() => readStorageKey('local', name, stored => stored !== 0), [name]);
  const [isOn, setOn] = useStoredState(name, read);
  const set = useCallback(
    (isNextOn: boolean) => {
      setOn(isNextOn);
      writeStorageKey('local', name, isNextOn ? 1 : 0);
    },
    [name, setOn],
  );
  return [isOn, set];
}
