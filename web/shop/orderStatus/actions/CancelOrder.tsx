/** Lets the customer cancel an order that the branch has not answered yet (G-146). The answer to a proposed time has its own button. */
import { useState } from 'react';
import { customerActions, isAllowedByShop } from '../../../../schema/rules/order/actions/externalActions';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useShop } from '../../shell/state/shopContext';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import { CancelDialog } from './CancelDialog';
import { useCustomerAction } from './useCustomerAction';

export interface CancelOrderProps {
  order: StatusOrderFragment;
  hash: string;
  onResponse: (isAccepted: boolean) => void;
}

export function CancelOrder({ order, hash, onResponse }: CancelOrderProps) {
  const { config } = useShop();
  const { pendingAction, errorText, run } = useCustomerAction({ uid: order.uid, hash }, onResponse);
  const [isAsking, setAsking] = useState(false);
  const isOffered = order.status === 'WAITING_FOR_CONFIRMATION' && isAllowedByShop('cancelByCustomer', config);
  return (
    <>
      {isOffered && (
        <Button variant="dangerOutline" icon="x" isBusy={pendingAction !== null} onPress={() => setAsking(true)}>
          {customerActions.cancelByCustomer.label}
        </Button>
      )}
      {errorText && (
        <Alert tone="error" isNew>
          {errorText}
        </Alert>
      )}
      {isAsking && isOffered && (
        <CancelDialog
          onConfirm={() => {
            setAsking(false);
            void run('cancelByCustomer');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
