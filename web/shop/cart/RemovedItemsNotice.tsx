/** Lists the items that were removed from the cart because their product changed, until the customer confirms or adds them again. */
import { exactMoneyText, unitPriceText } from '../../../schema/rules/pricing/money';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { useStore } from '../../ordering/menu/storeContext';
import { matchesChoice } from '../../ordering/cart/cart';
import styles from './RemovedItemsNotice.module.css';
import { useCart } from '../../ordering/cart/useCart';
import type { RemovedItem } from '../../ordering/cart/useRemovedItems';

/** `onDismiss` is called when the notice disappears, so that the focus can move elsewhere. */
export function RemovedItemsNotice({ onDismiss }: { onDismiss?: () => void }) {
  const { lines, removedItems, dismissRemoved, restoreRemoved } = useCart();
  if (removedItems.length === 0) return null;
  const later = removedItems.filter(({ isSoldLater }) => isSoldLater);
  const unavailable = removedItems.filter(({ product, isSoldLater }) => !product && !isSoldLater);
  const changed = removedItems.filter(({ product }) => product);
  const removedText = `Wir haben das aus Ihrem Warenkorb genommen.${lines.length ? ' Alles andere ist noch da.' : ''}`;
  const createHandler = (action: (lines: readonly RemovedItem[]) => void, lines: readonly RemovedItem[]) => () => {
    action(lines);
    onDismiss?.();
  };
  return (
    <div className={styles.notices}>
      {unavailable.length > 0 && (
        <Alert tone="warning" title={`Nicht mehr verfügbar: ${namesOf(unavailable)}`} isNew>
          <p>{removedText}</p>
          <Button variant="text" size="small" onPress={createHandler(dismissRemoved, unavailable)}>
            Verstanden
          </Button>
        </Alert>
      )}
      {later.length > 0 && (
        <Alert tone="warning" title={`Zum gewählten Zeitpunkt nicht verfügbar: ${namesOf(later)}`} isNew>
          <p>{removedText} Zu einer anderen Zeit können Sie es wieder dazugeben.</p>
          <Button variant="text" size="small" onPress={createHandler(dismissRemoved, later)}>
            Verstanden
          </Button>
        </Alert>
      )}
      {changed.length > 0 && (
        <Alert tone="warning" title={`${changed.some(isChanged) ? 'Geändert' : 'Wieder verfügbar'}: ${namesOf(changed)}`} isNew>
          <ChangedPrices lines={changed} />
          <p>{removedText}</p>
          <div className={styles.actions}>
            <Button variant="secondary" size="small" onPress={createHandler(restoreRemoved, changed)}>
              Wieder dazugeben
            </Button>
            <Button variant="text" size="small" onPress={createHandler(dismissRemoved, changed)}>
              Verstanden
            </Button>
          </div>
        </Alert>
      )}
    </div>
  );
}

const namesOf = (lines: readonly RemovedItem[]): string => [...new Set(lines.map(({ item }) => item.product.name))].join(', ');

/** Tells whether the product differs from the chosen one, not just available again. */
const isChanged = ({ item, product }: RemovedItem): boolean => !product || !matchesChoice(item, product);

/** The changed prices of the products. */
function ChangedPrices({ lines }: { lines: readonly RemovedItem[] }) {
  const { currency } = useStore();
  const texts = lines.flatMap(({ item, product }) => {
    const currentPrice = product && unitPriceText(product, currency);
    const previousPrice = item.product.price;
    return currentPrice && previousPrice !== null && previousPrice !== product.price
      ? [`${product.name}: jetzt ${currentPrice} statt ${exactMoneyText(previousPrice, currency)}`]
      : [];
  });
  return [...new Set(texts)].map(text => <p key={text}>{text}</p>);
}
