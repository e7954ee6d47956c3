/** Names what went out of the cart because it is not what it was, until somebody has read it or put it back. */
import { exactMoneyText, unitPriceText } from '../../../schema/rules/pricing/money';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Alert';
import { useStore } from '../store/storeContext';
import { isAsChosen } from './state/cart';
import styles from './RemovedItemsNotice.module.css';
import { useCart } from './state/useCart';
import type { GoneLine } from './state/useRemovedItems';

/** `onRead`: the note is about to go, and its button with it: the focus needs another place. */
export function GoneNote({ onRead }: { onRead?: () => void }) {
  const { lines, gone, forgetGone, takeBack } = useCart();
  if (gone.length === 0) return null;
  const lost = gone.filter(({ product }) => !product);
  const changed = gone.filter(({ product }) => product);
  const taken = `Wir haben das aus Ihrem Warenkorb genommen.${lines.length ? ' Alles andere ist noch da.' : ''}`;
  const then = (deed: (lines: readonly GoneLine[]) => void, lines: readonly GoneLine[]) => () => {
    deed(lines);
    onRead?.();
  };
  return (
    <div className={styles.notes}>
      {lost.length > 0 && (
        <Note tone="warn" title={`Nicht mehr verfügbar: ${namesOf(lost)}`} isNew>
          <p>{taken}</p>
          <Button look="text" size="small" onPress={then(forgetGone, lost)}>
            Verstanden
          </Button>
        </Note>
      )}
      {changed.length > 0 && (
        <Note tone="warn" title={`${changed.some(isOther) ? 'Geändert' : 'Wieder verfügbar'}: ${namesOf(changed)}`} isNew>
          <Prices lines={changed} />
          <p>{taken}</p>
          <div className={styles.deeds}>
            <Button look="secondary" size="small" onPress={then(takeBack, changed)}>
              Wieder dazugeben
            </Button>
            <Button look="text" size="small" onPress={then(forgetGone, changed)}>
              Verstanden
            </Button>
          </div>
        </Note>
      )}
    </div>
  );
}

const namesOf = (lines: readonly GoneLine[]): string => [...new Set(lines.map(({ item }) => item.product.name))].join(', ');

/** Not just back, but another than it was. */
const isOther = ({ item, product }: GoneLine): boolean => !product || !isAsChosen(item, product);

/** What costs another price now. */
function Prices({ lines }: { lines: readonly GoneLine[] }) {
  const { currency } = useStore();
  const texts = lines.flatMap(({ item, product }) => {
    const now = product && unitPriceText(product, currency);
    const before = item.product.price;
    return now && before !== null && before !== product.price
      ? [`${product.name}: jetzt ${now} statt ${exactMoneyText(before, currency)}`]
      : [];
  });
  return [...new Set(texts)].map(text => <p key={text}>{text}</p>);
}
