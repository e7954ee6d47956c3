/** The navigation of the back office: a rail of areas, tabs on phones, and the entries of the current area. */
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Dialog } from '../../ui/overlays/Dialog';
import { Icon } from '../../ui/display/Icon';
import { scrollRowTo } from '../../ui/display/scrollRow';
import pretzel from '../../illustrations/pretzel.svg';
import { useAlarm } from '../orders/alerts/alarmContext';
import { ProblemBadge } from '../paymentProblems/ProblemBadge';
import { listsProblems, type Area } from './areas';
import { useOffice } from './officeContext';
import styles from './Navigation.module.css';

/** The number of tabs that fit on a phone. With more areas, the last tab opens a dialog with the others. */
const maxTabs = 5;

export function Rail({ areas, current }: { areas: readonly Area[]; current: Area | undefined }) {
  const { me } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const hasMore = areas.length + 2 > maxTabs;
  const overflowAreas = hasMore ? areas.slice(maxTabs - 1) : [];
  const accountLinks = (
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
      <nav className={`${styles.rail} ${hasMore ? styles.collapsed : ''}`} aria-label="Bereiche">
        <img className={styles.logo} src={pretzel} alt="" />
        {areas.map(area => (
          <AreaLink key={area.label} area={area} isCurrent={area === current} />
        ))}
        <span className={styles.space} />
        {accountLinks}
        <button
          type="button"
          className={styles.more}
          aria-haspopup="dialog"
          aria-current={current && overflowAreas.includes(current) ? 'true' : undefined}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
          Mehr
          {overflowAreas.some(listsProblems) && <ProblemBadge className={styles.badge} />}
        </button>
      </nav>
      {isOpen && (
        <Dialog title="Bereiche" placement="sheet" closesOnBackground onClose={() => setOpen(false)}>
          <nav
            className={styles.overflow}
            aria-label="Weitere Bereiche"
            onClick={event => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
          >
            {overflowAreas.map(area => (
              <AreaLink key={area.label} area={area} isCurrent={area === current} />
            ))}
            {accountLinks}
          </nav>
        </Dialog>
      )}
    </>
  );
}

const AreaLink = ({ area, isCurrent }: { area: Area; isCurrent: boolean }) => (
  <Link to={area.entries[0]!.to} aria-current={isCurrent ? 'true' : undefined}>
    <Icon name={area.icon} />
    {area.label}
    {area.icon === 'inbox' && <NewOrderBadge />}
    {listsProblems(area) && <ProblemBadge className={styles.badge} />}
  </Link>
);

/** The number of orders that wait for an answer. */
function NewOrderBadge() {
  const count = useAlarm().waitingOrders.length;
  return count > 0 && <span className={styles.badge}>{count}</span>;
}

export function AreaPanel({ area }: { area: Area }) {
  const list = useScrollToCurrent();
  return (
    <nav className={styles.panel} aria-label={area.label}>
      <h2>{area.label}</h2>
      <ul ref={list}>
        {area.entries.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the current entry into view, because on a phone the entries are wider than the screen. */
function useScrollToCurrent() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (link) scrollRowTo(list.current!, link);
  }, [pathname]);
  return list;
}
