/** The first page of the back office: what is going on today, what needs attention, and all pages that the viewer can open (G-124). */
import { can } from '../../../schema/access/permissions';
import { PageHeader } from '../../ui/display/PageHeader';
import { useOffice } from '../shell/officeContext';
import { AreaList } from './AreaList';
import styles from './Dashboard.module.css';
import { FigureTiles } from './FigureTiles';
import { Greeting } from './Greeting';
import { OpenOrders } from './OpenOrders';
import { RecordTiles } from './RecordTiles';

export function DashboardPage() {
  const { roles } = useOffice().me;
  const canReadOrders = can(roles, 'order.read');
  return (
    <>
      <PageHeader title="Übersicht" />
      <div className={styles.page}>
        <Greeting />
        {can(roles, 'statistics.readOrders') && <FigureTiles />}
        {canReadOrders && <OpenOrders />}
        <RecordTiles />
        <AreaList />
      </div>
    </>
  );
}
