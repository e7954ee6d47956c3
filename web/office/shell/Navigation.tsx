/** The ways through the back office: a black rail, a bar of tabs on phones, and the entries of the area one is in. */
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Icon } from '../../ui/Icon';
import pretzel from '../../drawings/brezel.svg';
import { useNewOrders } from '../orders/useNewOrders';
import type { Area } from './areas';
import { useOffice } from './office';
import styles from './Navigation.module.css';

export function Rail({ areas, current }: { areas: readonly Area[]; current: Area | undefined }) {
  const { me } = useOffice();
  const { place } = useCurrentInView();
  return (
    <nav ref={place} className={styles.rail} aria-label="Bereiche">
      <img className={styles.mark} src={pretzel} alt="" />
      {areas.map(area => (
        <Link key={area.label} to={area.entries[0]!.to} aria-current={area === current ? 'true' : undefined}>
          <Icon name={area.icon} />
          {area.label}
          {area.icon === 'inbox' && <NewOrders />}
        </Link>
      ))}
      <span className={styles.space} />
      <Link to="/backend/profile">
        <Icon name="users" />
        Profil
      </Link>
      <Link to="/backend/logout" title={`Angemeldet als ${`${me.firstName} ${me.lastName}`.trim()}`}>
        <Icon name="log-out" />
        Abmelden
      </Link>
    </nav>
  );
}

/** How many orders wait for an answer, while the board has read them. */
function NewOrders() {
  const count = useNewOrders();
  return count > 0 && <span className={styles.badge}>{count}</span>;
}

export function AreaPanel({ area }: { area: Area }) {
  const { place } = useCurrentInView();
  return (
    <nav ref={place} className={styles.panel} aria-label={area.label}>
      <h2>{area.label}</h2>
      <ul>
        {area.entries.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the ways are longer than the screen: the one that was taken is in sight. */
function useCurrentInView() {
  const place = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    place.current?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return { place };
}
