/** The actions of the open order (table S). The most likely action is last and largest. */
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { useOffice } from '../../shell/officeContext';
import { actionsFor, canDelete, type CardOrder } from '../board/board';
import { ActionButton } from './ActionButton';
import { isMainAction } from './actionView';
import styles from './OrderActions.module.css';
import { useFocusOnClose } from './useFocusOnClose';
import { DeleteOrderForm } from './DeleteOrderForm';
import { MessageForm } from './MessageForm';
import { UndoButton } from './UndoButton';

interface Props {
  order: CardOrder;
  /** The action whose form is open. */
  formAction: StaffAction | null;
  onFormChange: (action: StaffAction | null) => void;
  onDeleted: () => void;
}

export function OrderActions({ order, formAction, onFormChange, onDeleted }: Props) {
  const { me } = useOffice();
  const [isDeleting, setDeleting] = useState(false);
  const offered = actionsFor(order, 'drawer', me.roles);
  const isDeletable = canDelete(order, me.roles);
  const openForm = formAction && offered.includes(formAction) ? formAction : null;
  const container = useFocusOnClose(openForm !== null || (isDeleting && isDeletable));

  if (isDeleting && isDeletable) return <DeleteOrderForm order={order} onBack={() => setDeleting(false)} onDeleted={onDeleted} />;
  if (openForm) return <MessageForm order={order} action={openForm} onClose={() => onFormChange(null)} />;
  return (
    <div ref={container} tabIndex={-1} className={styles.actions}>
      {isDeletable && (
        <Button size="large" variant="secondary" onPress={() => setDeleting(true)}>
          Löschen
        </Button>
      )}
      <UndoButton order={order} hasNextAction={offered.length > 0} />
      {offered.toReversed().map(action => (
        <ActionButton key={action} order={order} action={action} isMain={isMainAction(action, offered)} onOpenForm={onFormChange} />
      ))}
    </div>
  );
}
