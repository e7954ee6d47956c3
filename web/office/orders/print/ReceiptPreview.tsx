/** A receipt as it is printed, or why it cannot be shown. */
import { receiptLabels, type ReceiptType } from '../../../../schema/rules/order/receipt/receipt';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Loading } from '../../../ui/feedback/Skeleton';
import { errorText } from '../actions/errorText';
import styles from './PrintDialog.module.css';
import { Receipt } from './Receipt';
import type { PrintedReceipt } from './usePrintedReceipt';

export function ReceiptPreview({ type, lines, error, reload }: PrintedReceipt & { type: ReceiptType }) {
  if (error) return <ErrorMessage message={errorText(error, 'print')} onRetry={reload} />;
  if (!lines) return <Loading />;
  return (
    <div className={styles.preview}>
      <Receipt label={receiptLabels[type]} lines={lines} />
    </div>
  );
}
