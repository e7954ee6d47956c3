/** The main menu in the head: entries side by side, what lies under one of them in a list that opens below it. */
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../../ui/display/Icon';
import { useDismissal } from '../../../ui/overlays/useDismiss';
import styles from './MainMenu.module.css';
import type { MenuEntry } from './menuEntries';
import { MenuLink } from './MenuLink';

export const MainMenu = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <nav className={styles.menu} aria-label="Hauptmenü">
    <ul>
      {entries.map(entry => (
        <li key={`${entry.to} ${entry.label}`}>
          <MenuLink {...entry} />
          {entry.children.length > 0 && <Submenu entry={entry} />}
        </li>
      ))}
    </ul>
  </nav>
);

function Submenu({ entry }: { entry: MenuEntry }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>(); // another page closes it
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = openAt === key;
  useDismissal(place, isOpen, () => setOpenAt(undefined));
  return (
    <div ref={place} className={styles.sub}>
      <button
        type="button"
        aria-label={`Mehr unter ${entry.label}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <Icon name="chevron-down" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {entry.children.map(child => (
          <li key={`${child.to} ${child.label}`}>
            <MenuLink {...child} />
          </li>
        ))}
      </ul>
    </div>
  );
}
