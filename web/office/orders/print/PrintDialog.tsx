/** Shows the slips of an order as they are printed, and prints one. */
import { useState } from 'react';
import { slipLabels, type SlipType } from '../../../../schema/rules/order/slip/slip';
import { Button } from '../../../ui/actions/Button';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Loading } from '../../../ui/feedback/Skeleton';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useOffice } from '../../shell/officeContext';
import { errorText } from '../actions/errorText';
import { usePrintedOrderQuery } from './Print.generated';
import styles from './PrintDialog.module.css';
import { PrintedPage } from './PrintedPage';
import { slipOf } from './printedOrder';
import { Slip } from './Slip';

interface Props {
  order: { id: string; name: string };
  onClose: () => void;
}

export function PrintDialog({ order, onClose }: Props) {
  const { config } = useOffice();
  const [type, setType] = useState<SlipType>('kitchen');
  // The order can have changed since the list was loaded, and paper does not follow.
  const { data, error, refetch } = usePrintedOrderQuery({ variables: { id: order.id }, fetchPolicy: 'network-only' });
  const lines = data && slipOf(data, type, config);
  return (
    <Dialog
      title={`${order.name} drucken`}
      closesOnBackground
      onClose={onClose}
      footer={
        <Button size="large" icon="printer" isDisabled={!lines} onPress={() => window.print()}>
          Drucken
        </Button>
      }
    >
      <div className={styles.content}>
        <SegmentedControl label="Bon" options={slipLabels} value={type} onChange={setType} />
        {error ? (
          <ErrorMessage message={errorText(error, 'get')} onRetry={() => void refetch()} />
        ) : !lines ? (
          <Loading />
        ) : (
          <div className={styles.preview}>
            <Slip label={slipLabels[type]} lines={lines} />
          </div>
        )}
      </div>
      {lines && (
        <PrintedPage>
          <Slip label={slipLabels[type]} lines={lines} />
        </PrintedPage>
      )}
    </Dialog>
  );
}
