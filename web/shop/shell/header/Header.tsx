/** The header of every page: logo, main menu and e-mail link. */
import { useState } from 'react';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { Container } from '../../../ui/display/layout';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { MobileMenu } from './MobileMenu';
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
        <div className={styles.bar}>
          <Logo />
          <MainMenu entries={entries} />
          {config.email && (
            <span className={styles.email}>
              <LinkButton variant="text" icon="mail" to={`mailto:${config.email}`}>
                {config.email}
              </LinkButton>
            </span>
          )}
          <span className={styles.menuButton}>
            <Button variant="text" icon="menu" label="Menü öffnen" isExpanded={isOpen} onPress={() => setOpen(true)} />
          </span>
        </div>
      </Container>
      {isOpen && <MobileMenu entries={entries} email={config.email} onClose={() => setOpen(false)} />}
    </header>
  );
}
