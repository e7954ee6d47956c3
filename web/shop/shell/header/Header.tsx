/** The head of every page: the sign of the shop, the main menu, and how to write to it. */
import { useState } from 'react';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { Container } from '../../../ui/display/layout';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { Menu } from './MobileMenu';
import { mainMenu } from './menuEntries';
import { useShop } from '../state/shopContext';

export function Header() {
  const shop = useShop();
  const { config } = shop;
  const [isOpen, setOpen] = useState(false);
  const entries = mainMenu(shop);
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.line}>
          <Logo />
          <MainMenu entries={entries} />
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
