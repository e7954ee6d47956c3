/** The head of every page: the sign of the shop, the main menu, and how to write to it. */
import { useState } from 'react';
import { NavLink } from 'react-router';
import { Button, LinkButton } from '../../ui/Button';
import { Container } from '../../ui/layout';
import styles from './Header.module.css';
import { NavigationItemLabel } from '../parts';
import { Logo } from './Logo';
import { Menu } from './Menu';
import { mainMenu } from './mainMenu';
import { useShop } from './shop';

/** Over a sky it has no ground of its own. */
export function Header({ isOnSky }: { isOnSky: boolean }) {
  const { config, branches } = useShop();
  const [isOpen, setOpen] = useState(false);
  const entries = mainMenu(branches);
  return (
    <header className={`${styles.header} ${isOnSky ? styles.onSky : ''}`}>
      <Container>
        <div className={styles.line}>
          <Logo />
          <nav className={styles.menu} aria-label="Hauptmenü">
            {entries.map(({ to, label }) => (
              <NavLink key={to} to={to} end>
                <NavigationItemLabel label={label} />
              </NavLink>
            ))}
          </nav>
          {config.email && (
            <span className={styles.mail}>
              <LinkButton look="text" icon="mail" to={`mailto:${config.email}`}>
                {config.email}
              </LinkButton>
            </span>
          )}
          <span className={styles.burger}>
            <Button look="text" icon="menu" label="Menü öffnen" isExpanded={isOpen} onPress={() => setOpen(true)} />
          </span>
        </div>
      </Container>
      {isOpen && <Menu entries={entries} email={config.email} onClose={() => setOpen(false)} />}
    </header>
  );
}
