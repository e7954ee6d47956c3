/** Notices which field of the page the viewer edits, reports it, and gives the places of other editors to what is inside. */
import type { FocusEvent, ReactNode } from 'react';
import styles from './presence.module.css';
import { PresenceContext } from './presenceContext';
import { usePresence } from './usePresence';

interface Props {
  site: string;
  /** The block whose form is open. */
  block: string | null;
  /** The field with the focus: `value.title`. */
  field: string | null;
  onFocusField: (field: string | null) => void;
  children: ReactNode;
}

export function Presence({ site, block, field, onFocusField, children }: Props) {
  const others = usePresence(site, { block, field });
  return (
    <PresenceContext value={others}>
      <div className={styles.page} onFocus={({ target }: FocusEvent) => onFocusField(block && fieldOf(target, block))}>
        {children}
      </div>
    </PresenceContext>
  );
}

/** Returns `value.title` for an element in that field of the block, whose id is `<block>-value-title`. */
function fieldOf(element: Element, block: string): string | null {
  const id = element.closest(`[id^="${block}-"]`)?.id ?? '';
  const [part, name] = id.slice(block.length + 1).split('-');
  return part && name ? `${part}.${name}` : null;
}
