/** Shows the receipts of an order as they are printed, and prints one. */
import { useState } from 'react';
import { receiptLabels, type ReceiptType } from '../../../../schema/rules/order/receipt/receipt';
import { Button } from '../../../ui/actions/Button';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { CardOrder } from '../board/board';
import { orderName } from '../orderText';
import styles from './PrintDialog.module.css';
import { PrintedPage } from './PrintedPage';
import { Receipt } from './Receipt';
import { ReceiptPreview } from './ReceiptPreview';
import { usePrintedReceipt } from './usePrintedReceipt';

interface Props {
  order: CardOrder;
  onClose: () => void;
}

export function PrintDialog({ order, onClose }: Props) {
  const [type, setType] = useState<ReceiptType>('preparation');
  const receipt = usePrintedReceipt(order.id, type);
  const { lines } = receipt;
  return (
    <Dialog
      title={`${orderName(order)} drucken`}
      closesOnBackground
      onClose={onClose}
      footer={
        <Button size="large" icon="printer" isDisabled={!lines} onPress={() => window.print()}>
          Drucken
        </Button>
      }
    >
      <div className={styles.content}>
        <SegmentedControl label="Bon" options={receiptLabels} value={type} onChange={setType} />
        <ReceiptPreview type={type} {...receipt} />
      </div>
      {lines && (
        <PrintedPage>
          <Receipt label={receiptLabels[type]} lines={lines} />
        </PrintedPage>
      )}
    </Dialog>
  );
}
