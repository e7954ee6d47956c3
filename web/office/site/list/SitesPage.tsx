/** All pages of the shop as a tree, including drafts, and what is planned for them. */
import { useSearchParams } from 'react-router';
import { can } from '../../../../schema/access/permissions';
import { site } from '../../../../schema/collections/site';
import { ListHeader } from '../../../collection/list/ListHeader';
import { listUrlOptions } from '../../../collection/list/listUrl';
import { Tabs } from '../../../ui/display/Tabs';
import { useOffice } from '../../shell/officeContext';
import styles from '../SitesPage.module.css';
import { PlannedPages } from './planned/PlannedPages';
import { PageTree } from './PageTree';

const tabs = { all: 'Alle Seiten', planned: 'Geplant' } as const;

export function SitesPage() {
  const { roles } = useOffice().me;
  const [searchParams, setSearchParams] = useSearchParams();
  const canPlan = can(roles, 'site.update');
  const tab = canPlan && searchParams.get('tab') === 'planned' ? 'planned' : 'all';
  const openTab = (name: keyof typeof tabs): void => setSearchParams(name === 'planned' ? { tab: name } : {}, listUrlOptions);
  const list = <div className={styles.body}>{tab === 'planned' ? <PlannedPages /> : <PageTree />}</div>;
  return (
    <>
      <ListHeader definition={site} canCreate={can(roles, 'site.create')} />
      {canPlan ? (
        <Tabs label={site.label} tabs={tabs} value={tab} onChange={openTab}>
          {list}
        </Tabs>
      ) : (
        list
      )}
    </>
  );
}
