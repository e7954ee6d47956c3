/** The main menu in the header, with submenus that open below their entry. */
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../../ui/display/Icon';
import { useDismiss } from '../../../ui/overlays/useDismiss';
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
  const [openLocationKey, setOpenLocationKey] = useState<string>(); // The key of the location where the submenu was opened; another page closes it.
  const submenuRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = openLocationKey === key;
  useDismiss(submenuRef, isOpen, () => setOpenLocationKey(undefined));
  return (
    <div ref={submenuRef} className={styles.submenu}>
      <button
        type="button"
        aria-label={`Mehr unter ${entry.label}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenLocationKey(isOpen ? undefined : key)}
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
