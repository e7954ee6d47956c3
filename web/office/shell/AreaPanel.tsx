/** The entries of the current area. */
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { scrollRowTo } from '../../ui/display/scrollRow';
import type { Area } from './areas';
import styles from './Navigation.module.css';

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
