/** The ways through the back office: a black rail, a bar of tabs on phones, and the entries of the area one is in. */
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Dialog } from '../../ui/overlays/Dialog';
import { Icon } from '../../ui/display/Icon';
import pretzel from '../../illustrations/brezel.svg';
import { useNewOrders } from '../orders/alerts/useNewOrderCount';
import type { Area } from './areas';
import { useOffice } from './officeContext';
import styles from './Navigation.module.css';

/** So many ways fit beside each other on a phone; if there are more, the last place opens the others. */
const places = 5;

export function Rail({ areas, current }: { areas: readonly Area[]; current: Area | undefined }) {
  const { me } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const hasMore = areas.length + 2 > places;
  const later = hasMore ? areas.slice(places - 1) : [];
  const own = (
    <>
      <Link to="/backend/profile">
        <Icon name="users" />
        Profil
      </Link>
      <Link to="/backend/logout" title={`Angemeldet als ${`${me.firstName} ${me.lastName}`.trim()}`}>
        <Icon name="log-out" />
        Abmelden
      </Link>
    </>
  );
  return (
    <>
      <nav className={`${styles.rail} ${hasMore ? styles.folded : ''}`} aria-label="Bereiche">
        <img className={styles.mark} src={pretzel} alt="" />
        {areas.map(area => (
          <Way key={area.label} area={area} isCurrent={area === current} />
        ))}
        <span className={styles.space} />
        {own}
        <button
          type="button"
          className={styles.more}
          aria-haspopup="dialog"
          aria-current={current && later.includes(current) ? 'true' : undefined}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
          Mehr
        </button>
      </nav>
      {isOpen && (
        <Dialog title="Bereiche" form="sheet" closesOnBackground onClose={() => setOpen(false)}>
          <nav
            className={styles.all}
            aria-label="Weitere Bereiche"
            onClick={event => (event.target as Element).closest('a') && setOpen(false)}
          >
            {later.map(area => (
              <Way key={area.label} area={area} isCurrent={area === current} />
            ))}
            {own}
          </nav>
        </Dialog>
      )}
    </>
  );
}

const Way = ({ area, isCurrent }: { area: Area; isCurrent: boolean }) => (
  <Link to={area.entries[0]!.to} aria-current={isCurrent ? 'true' : undefined}>
    <Icon name={area.icon} />
    {area.label}
    {area.icon === 'inbox' && <NewOrders />}
  </Link>
);

/** How many orders wait for an answer, while the board has read them. */
function NewOrders() {
  const count = useNewOrders();
  return count > 0 && <span className={styles.badge}>{count}</span>;
}

export function AreaPanel({ area }: { area: Area }) {
  const place = useCurrentInView();
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
  return place;
}
