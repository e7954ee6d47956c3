/** Links in the footer: the menu, the orders of this device and the installation. */
import type { MenuEntry } from '../header/menuEntries';
import { useLastOrderPath } from '../../orderStatus/useLastOrderPath';
import { useInstall } from '../../install/useInstall';
import styles from './Footer.module.css';
import { MenuLink } from '../header/MenuLink';
import { PastOrdersButton } from '../../pastOrders/PastOrdersButton';
import { InstallButton } from '../../install/InstallButton';

export function QuickLinks({ entries }: { entries: readonly MenuEntry[] }) {
  const orderPath = useLastOrderPath();
  const install = useInstall();
  return (
    <nav className={styles.quickLinks} aria-label="Direkt zu">
      <h2>Direkt zu</h2>
      <MenuLink to="/" label="Startseite" />
      {entries.map(({ to, label }) => (
        <MenuLink key={`${to} ${label}`} to={to} label={label} />
      ))}
      {orderPath && <MenuLink to={orderPath} label="Meine letzte Bestellung" />}
      <PastOrdersButton />
      {install.isOffered && <InstallButton install={install} isLink />}
    </nav>
  );
}
