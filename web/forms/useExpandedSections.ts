/** Which sections of a long form are unfolded: the first one, then as somebody opens and shuts them. Outlives the form, which begins anew when it is saved. */
import { useState } from 'react';

export interface Folding {
  readonly shut: ReadonlySet<string>;
  note: (section: string, isOpen: boolean) => void;
}

export function useFolding(sections: object = {}): Folding {
  const [shut, setShut] = useState<ReadonlySet<string>>(() => new Set(Object.keys(sections).slice(1)));
  const note = (section: string, isOpen: boolean): void =>
    setShut(old => {
      if (old.has(section) !== isOpen) return old;
      const next = new Set(old);
      if (isOpen) next.delete(section);
      else next.add(section);
      return next;
    });
  return { shut, note };
}
