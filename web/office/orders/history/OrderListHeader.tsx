/** The header of the missed orders and of the history: the title, the tabs and the view options. */
import type { ReactNode } from 'react';
import { PageHeader } from '../../../ui/display/PageHeader';
import { ViewOptions } from '../board/toolbar/ViewOptions';
import { OrderTabs } from '../OrderTabs';

export const OrderListHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <PageHeader title={title}>
    {children}
    <OrderTabs />
    <ViewOptions />
  </PageHeader>
);
