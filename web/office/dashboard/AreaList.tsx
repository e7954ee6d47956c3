/** All areas with the pages that the viewer can open. */
import { Link } from 'react-router';
import { Icon } from '../../ui/display/Icon';
import { menuFor } from '../shell/areas';
import { useOffice } from '../shell/officeContext';
import styles from './Dashboard.module.css';

export function AreaList() {
  const [, ...areas] = menuFor(useOffice().me.roles);
  return (
    <nav className={styles.areas} aria-label="Alle Seiten">
      {areas.map(({ label, icon, entries }) => (
        <section key={label} className={styles.box}>
          <h2>
            <Icon name={icon} />
            {label}
          </h2>
          <ul className={styles.list}>
            {entries.map(entry => (
              <li key={entry.to}>
                <Link to={entry.to}>{entry.label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
