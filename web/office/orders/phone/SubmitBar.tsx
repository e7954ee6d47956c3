/** The total, what is missing, and the button that sends the order. */
import { moneyText } from '../../../../schema/rules/pricing/money';
import { countText } from '../../../ordering/cart/cartTexts';
import { useStore } from '../../../ordering/menu/storeContext';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import styles from './PhoneOrder.module.css';
import { usePhoneOrderContext } from './phoneOrderContext';

export function SubmitBar() {
  const { cart, errors, isSending } = usePhoneOrderContext();
  const { currency } = useStore();
  const { totalGross, isApproximate } = cart.pricing;
  const texts = [...new Set(errors.map(({ text }) => text))];
  return (
    <div className={styles.submit}>
      {texts.length > 0 && (
        <Alert tone="error" title="Die Bestellung kann so nicht aufgenommen werden:" isNew>
          <ul>
            {texts.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      <p className={styles.total} aria-live="polite">
        <span>{countText(cart.count)}</span>
        <b>
          {isApproximate && 'ca. '}
          {moneyText(totalGross, currency)}
        </b>
      </p>
      <Button type="submit" size="large" isWide icon="check" isBusy={isSending}>
        Bestellung aufnehmen
      </Button>
    </div>
  );
}
