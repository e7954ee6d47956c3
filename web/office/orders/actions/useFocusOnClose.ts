/** Returns the focus to the actions when a form closes. */
import { useEffect, useRef } from 'react';

export function useFocusOnClose(isFormOpen: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isFormOpen);
  useEffect(() => {
    if (wasOpen.current && !isFormOpen) container.current?.focus();
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
  return container;
}
