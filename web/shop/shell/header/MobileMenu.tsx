/** The main menu on small screens: full-screen, closed by Esc and when the window width changes (SHELL-03). */
import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { useBack } from '../../../ui/overlays/backEntries';
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

export function MobileMenu({ entries, email, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenDialog(dialog, onClose);
  useBack(1, onClose);
  useEffect(() => {
    const width = innerWidth; // Mobile browser bars change only the height, so only the width counts.
    const handleResize = (): void => {
      if (innerWidth !== width) onClose();
    };
    addEventListener('resize', handleResize);
    return () => removeEventListener('resize', handleResize);
  }, [onClose]);
  return (
    <dialog ref={dialog} className={styles.menu} aria-label="Menü">
      <div className={styles.header}>
        <Logo />
        <Button variant="text" icon="x" label="Menü schließen" onPress={onClose} />
      </div>
      <nav aria-label="Hauptmenü" onClick={onClose}>
        <EntryList entries={entries} />
      </nav>
      {email && (
        <LinkButton variant="accent" size="large" isWide icon="mail" to={`mailto:${email}`}>
          {email}
        </LinkButton>
      )}
    </dialog>
  );
}

/** Submenu entries are listed below their entry. */
const EntryList = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <ul>
    {entries.map(({ to, label, children }) => (
      <li key={`${to} ${label}`}>
        <MenuLink to={to} label={label} />
        {children.length > 0 && <EntryList entries={children} />}
      </li>
    ))}
  </ul>
);
