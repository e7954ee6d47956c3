/** A menu of further actions behind three dots. Esc, a click elsewhere and moving the focus out close it. */
import { useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../display/Icon';
import styles from './ActionMenu.module.css';
import { useDismiss } from '../overlays/useDismiss';

interface MenuAction {
  label: string;
  icon: IconName;
  isDisabled?: boolean;
  onPress: () => void;
}

interface ActionMenuProps {
  /** What the actions apply to. */
  label: string;
  actions: readonly MenuAction[];
}

export function ActionMenu({ label, actions }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismiss(container, isOpen, () => setOpen(false));
  return (
    <div ref={container} className={styles.container}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="ellipsis" />
      </button>
      <ul id={id} hidden={!isOpen} className={styles.list}>
        {actions.map(action => (
          <li key={action.label}>
            <button
              type="button"
              disabled={action.isDisabled}
              onClick={() => {
                setOpen(false);
                toggle.current?.focus(); // a dialog of the action returns the focus to it
                action.onPress();
              }}
            >
              <Icon name={action.icon} />
              {action.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
