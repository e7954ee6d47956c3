/**
 * Which sections of a long form are collapsed: at first all but the first one. The state outlives the form, which is created again after
 * saving.
 */
import { useState } from 'react';

export interface ExpandedSections {
  readonly collapsed: ReadonlySet<string>;
  setExpanded: (section: string, isOpen: boolean) => void;
}

export function useExpandedSections(sections: object = {}): ExpandedSections {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => new Set(Object.keys(sections).slice(1)));
  const setExpanded = (section: string, isOpen: boolean): void =>
    setCollapsed(previous => {
      if (previous.has(section) !== isOpen) return previous;
      const next = new Set(previous);
      if (isOpen) next.delete(section);
      else next.add(section);
      return next;
    });
  return { collapsed, setExpanded };
}
