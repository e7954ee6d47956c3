/** Shows staff their name, the installation with its version, and links to the back office (SHELL-17, SHELL-25, G-080, G-103). */
import { Link } from 'react-router';
import { can } from '../../../../schema/access/permissions';
import { Container } from '../../../ui/display/layout';
import { useStaffToolbarQuery } from './StaffToolbar.generated';
import styles from './StaffToolbar.module.css';

/** Links without a permission are for all staff. */
const links: readonly { to: string; label: string; permission?: string }[] = [
  { to: '/backend', label: 'Backoffice' },
  { to: '/backend/dashboard', label: 'Dashboard' },
  { to: '/backend/sites', label: 'Seiten', permission: 'site.list' },
  { to: '/backend/navigations', label: 'Navigationen', permission: 'navigation.list' },
  { to: '/backend/logout', label: 'Abmelden' },
];

export function StaffToolbarContent() {
  const { data } = useStaffToolbarQuery({});
  if (!data?.me) return null; // The session has ended.
  const { me, environment } = data;
  return (
    <aside className={styles.toolbar} aria-label="Für Mitarbeitende">
      <Container>
        <div className={styles.bar}>
          <span className={styles.name}>{`${me.firstName} ${me.lastName}`.trim() || me.username}</span>
          <span>{`Version ${environment.version} (${environment.name})`}</span>
          <nav aria-label="Backoffice">
            {links
              .filter(({ permission }) => !permission || can(me.roles, permission))
              .map(({ to, label }) => (
                <Link key={to} to={to}>
                  {label}
                </Link>
              ))}
          </nav>
        </div>
      </Container>
    </aside>
  );
}
