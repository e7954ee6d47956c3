/** The context of an open order that knows whether one of its items has a change that is not saved yet. */
import { createContext, useContext, useEffect } from 'react';

interface UnsavedItem {
  /** A step was pressed that would ignore the change. */
  shouldWarn: boolean;
  setUnsaved: (isUnsaved: boolean) => void;
}

export const UnsavedItemContext = createContext<UnsavedItem | null>(null);

export function useUnsavedItem(): UnsavedItem {
  const context = useContext(UnsavedItemContext);
  if (!context) throw new Error('useUnsavedItem needs an UnsavedItemGuard above it.');
  return context;
}

/** Reports the change of an item until it is saved or its editor is closed. */
export function useReportUnsaved(hasChanges: boolean): void {
  const { setUnsaved } = useUnsavedItem();
  useEffect(() => {
    setUnsaved(hasChanges);
    return () => setUnsaved(false);
  }, [hasChanges, setUnsaved]);
}
