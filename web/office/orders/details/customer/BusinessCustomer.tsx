/** Shows and sets the business customer of an order (G-123). Staff of the branch can set it. */
import { useState } from 'react';
import { can } from '../../../../../schema/access/permissions';
import { isFinal } from '../../../../../schema/rules/order/orderStatus';
import { Button } from '../../../../ui/actions/Button';
import { useOffice } from '../../../shell/officeContext';
import type { BoardOrder } from '../../board/board';
import styles from './BusinessCustomer.module.css';
import { customerText } from './businessCustomerText';
import { BusinessCustomerEditor } from './BusinessCustomerEditor';

export function BusinessCustomer({ order }: { order: BoardOrder }) {
  const { roles } = useOffice().me;
  const [isEditing, setEditing] = useState(false);
  const canEdit = can(roles, 'customer.list') && !isFinal(order.status);
  const { customer, updatedAt } = order;
  if (!customer && !canEdit) return null;
  return (
    <section className={styles.business} aria-label="Geschäftskunde">
      {customer && (
        <p>
          Geschäftskunde: <b>{customerText(customer)}</b>
        </p>
      )}
      {canEdit && !isEditing && (
        <Button variant="secondary" size="small" icon={customer ? 'pencil' : 'plus'} onPress={() => setEditing(true)}>
          {customer ? 'Geschäftskunde ändern' : 'Geschäftskunde zuordnen'}
        </Button>
      )}
      {isEditing && <BusinessCustomerEditor id={order.id} version={updatedAt} current={customer} onClose={() => setEditing(false)} />}
    </section>
  );
}
