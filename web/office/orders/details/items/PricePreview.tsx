/** The new price of an edited item and the new total of its order. */
import { moneyText } from '../../../../../schema/rules/pricing/money';
import { totalText } from '../../../../../schema/rules/pricing/priceNotices';
import { useOffice } from '../../../shell/officeContext';
import type { BoardOrder } from '../../board/board';
import styles from './ItemEditor.module.css';
import { toItemInput, pricePreview, type PreviewedPrice, type BoardItem, type ItemForm } from './itemForm';
import { useSoldProductQuery } from '../../Orders.generated';

export function PricePreview({ order, item, form }: { order: BoardOrder; item: BoardItem; form: ItemForm }) {
  const { data } = useSoldProductQuery({ variables: { id: item.product?.id ?? '' }, skip: !item.product });
  const preview = pricePreview(order, item, { input: toItemInput(form, item), product: data?.product });
  return <PreviewText order={order} preview={preview} />;
}

interface PreviewTextProps {
  order: BoardOrder;
  preview: PreviewedPrice | null;
}

export function PreviewText({ order, preview }: PreviewTextProps) {
  const { currency } = useOffice().config;
  return (
    <p className={styles.preview} aria-live="polite">
      {preview && (
        <>
          Position <b>{moneyText(preview.gross, currency)}</b>, Gesamt <b>{totalText(preview.pricing, order.isQuotation, currency)}</b>
        </>
      )}
    </p>
  );
}
