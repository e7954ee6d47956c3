/** The title of the order history, with the tabs and the view options. */
import { PageHeader } from '../../../ui/display/PageHeader';
import { ViewOptions } from '../board/ViewOptions';
import { OrderTabs } from '../OrderTabs';
import styles from './HistoryPage.module.css';

export const HistoryHeader = () => (
  <PageHeader title="Verlauf">
    <span className={styles.space} />
    <OrderTabs />
    <ViewOptions />
  </PageHeader>
);
