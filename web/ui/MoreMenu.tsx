/** Further deeds behind three dots. Esc, a press elsewhere and leaving it close it. */
import { useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './MoreMenu.module.css';

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

const ways = ['keydown', 'pointerdown', 'focusin'] as const;

export function MoreMenu({ label, deeds }: Props) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event): void => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isEscape) place.current?.querySelector('button')?.focus();
      if (isEscape || (event.type !== 'keydown' && !place.current?.contains(event.target as Node))) setOpen(false);
    };
    for (const way of ways) addEventListener(way, close);
    return () => ways.forEach(way => removeEventListener(way, close));
  }, [isOpen]);
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
