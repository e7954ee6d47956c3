/** Shows staff their name, the installation with its version, and links to the back office (SHELL-17, SHELL-25, G-080, G-103). */
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { can, type PermissionName } from '../../../../schema/access/permissions';
import { Button } from '../../../ui/actions/Button';
import { Container } from '../../../ui/display/layout';
import { ScreenWidth } from './ScreenWidth';
import { SimulationNotice } from './SimulationNotice';
import { useStaffToolbarQuery, type StaffToolbarQuery } from './StaffToolbar.generated';
import styles from './StaffToolbar.module.css';
import { Tools } from './Tools';
import { useSimulatedTime } from './useSimulatedTime';

/** Links without a permission are for all staff. */
const links: readonly { to: string; label: string; permission?: PermissionName }[] = [
  { to: '/backend', label: 'Backoffice' },
  { to: '/backend/dashboard', label: 'Dashboard' },
  { to: '/backend/sites', label: 'Seiten', permission: 'site.list' },
  { to: '/backend/navigations', label: 'Navigationen', permission: 'navigation.list' },
  { to: '/backend/logout', label: 'Abmelden' },
];

export function StaffToolbarContent() {
  // With the session, also while the shop is shown as visitors see it.
  const { data } = useStaffToolbarQuery({ context: { credentials: 'same-origin' } });
  if (!data?.me) return null; // The session has ended.
  const isAdmin = data.me.roles.includes('ROLE_ADMIN');
  return (
    <aside className={styles.toolbar} aria-label="Für Mitarbeitende">
      <Container>{isAdmin ? <AdminBar data={data} /> : <div className={styles.bar}>{renderBar(data)}</div>}</Container>
    </aside>
  );
}

/** With the tools of admins. */
function AdminBar({ data }: { data: StaffToolbarQuery }) {
  const [isOpen, setOpen] = useState(false);
  const [isShowingWidth, setShowingWidth] = useState(false);
  const simulatedTime = useSimulatedTime();
  const tools = useId();
  return (
    <>
      <div className={styles.bar}>
        {renderBar(data)}
        <Button variant="text" size="small" icon="settings" isExpanded={isOpen} controls={tools} onPress={() => setOpen(!isOpen)}>
          Werkzeuge
        </Button>
        {simulatedTime.isSimulated && <SimulationNotice onEnd={() => simulatedTime.simulate(null)} />}
      </div>
      {isOpen && <Tools id={tools} simulatedTime={simulatedTime} isShowingWidth={isShowingWidth} onShowWidth={setShowingWidth} />}
      {isShowingWidth && <ScreenWidth />}
    </>
  );
}

const renderBar = ({ me, environment }: StaffToolbarQuery) => (
  <>
    <span className={styles.name}>{`${me!.firstName} ${me!.lastName}`.trim() || me!.username}</span>
    <span>{`Version ${environment.version} (${environment.name})`}</span>
    <nav aria-label="Backoffice">
      {links
        .filter(({ permission }) => !permission || can(me!.roles, permission))
        .map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
    </nav>
  </>
);
