/** Settings of this device, kept in local storage as 1 or 0 (SHELL-26). */
import { useState } from 'react';

type StoredName = 'show_product_data' | 'show_customer_data' | 'play_order_sound';

/** On unless it was switched off. Where nothing can be kept, it holds until the page is left. */
export function useStored(name: StoredName): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => read(name) !== '0');
  return [
    isOn,
    next => {
      setOn(next);
      try {
        localStorage.setItem(name, next ? '1' : '0');
      } catch {
        // a private window may refuse
      }
    },
  ];
}

function read(name: StoredName): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
