/** Further deeds behind three dots. Esc, a press elsewhere and leaving it close it. */
import { useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../display/Icon';
import styles from './ActionMenu.module.css';
import { useDismissal } from '../overlays/useDismiss';

interface Deed {
  label: string;
  icon: IconName;
  isDisabled?: boolean;
  onPress: () => void;
}

interface Props {
  /** What the deeds are about. */
  label: string;
  deeds: readonly Deed[];
}

export function MoreMenu({ label, deeds }: Props) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useDismissal(place, isOpen, () => setOpen(false));
  return (
    <div ref={place} className={styles.place}>
      <button
        type="button"
        className={styles.dots}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="ellipsis" />
      </button>
      <ul id={id} hidden={!isOpen} className={styles.list}>
        {deeds.map(deed => (
          <li key={deed.label}>
            <button
              type="button"
              disabled={deed.isDisabled}
              onClick={() => {
                setOpen(false);
                deed.onPress();
              }}
            >
              <Icon name={deed.icon} />
              {deed.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
