/** The main menu on small screens: it fills the screen, Esc closes it, and it closes when the window grows (SHELL-03). */
import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { useOpenDialog } from '../../../ui/overlays/Dialog';
import { Logo } from './Logo';
import type { MenuEntry } from './menuEntries';
import { MenuLink } from './MenuLink';
import styles from './MobileMenu.module.css';

interface Props {
  entries: readonly MenuEntry[];
  email: string | null;
  onClose: () => void;
}

export function Menu({ entries, email, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenDialog(dialog, onClose);
  useEffect(() => {
    const width = innerWidth; // the bars of a phone's browser come and go, and change the height alone
    const resized = (): void => {
      if (innerWidth !== width) onClose();
    };
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, [onClose]);
  return (
    <dialog ref={dialog} className={styles.menu} aria-label="Menü">
      <div className={styles.head}>
        <Logo />
        <Button look="text" icon="x" label="Menü schließen" onPress={onClose} />
      </div>
      <nav aria-label="Hauptmenü" onClick={onClose}>
        <Entries entries={entries} />
      </nav>
      {email && (
        <LinkButton look="accent" size="large" isWide icon="mail" to={`mailto:${email}`}>
          {email}
        </LinkButton>
      )}
    </dialog>
  );
}

/** What lies under an entry stands below it, a little smaller. */
const Entries = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <ul>
    {entries.map(({ to, label, children }) => (
      <li key={`${to} ${label}`}>
        <MenuLink to={to} label={label} />
        {children.length > 0 && <Entries entries={children} />}
      </li>
    ))}
  </ul>
);
