/** Settings of this device, stored in local storage as 1 or 0 (SHELL-26). */
import { useCallback } from 'react';
import { readStorageKey, writeStorageKey } from './storage/browserStorage';
import { useStoredState } from './storage/useStoredState';

type SettingName = 'show_product_data' | 'show_customer_data' | 'play_order_sound' | 'play_ready_sound';

/** Also for the tabs that are open. */
export const setDeviceSetting = (name: SettingName, isOn: boolean): boolean => writeStorageKey('local', name, isOn ? 1 : 0);

/** On unless it was switched off. Without local storage, the setting lasts until the page is closed. */
export function useDeviceSetting(name: SettingName): [isOn: boolean, set: (isOn: boolean) => void] {
  const read = useCallback(() => readStorageKey('local', name, stored => stored !== 0), [name]);
  const [isOn, setOn] = useStoredState(name, read);
  const set = useCallback(
    (isNextOn: boolean) => {
      setOn(isNextOn);
      setDeviceSetting(name, isNextOn);
    },
    [name, setOn],
  );
  return [isOn, set];
}
