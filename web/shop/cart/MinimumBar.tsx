/** How far the goods are from the minimum of the delivery area: a bar that fills, and what to do (STORE-08). */
import { moneyText } from '../../../schema/rules/money';
import { FieldError } from '../../ui/Field';
import styles from './MinimumBar.module.css';
import { belowMinimumText, missingText } from './texts';
import { useCart } from './useCart';

interface Props {
  currency: string;
  /** Without the advice, where there is little room. */
  isShort?: boolean;
}

export function MinimumBar({ currency, isShort }: Props) {
  const { pricing, area } = useCart();
  if (!area || pricing.isMinimumReached) return null;
  const minimum = area.minimumOrderValue ?? 0;
  const missing = moneyText(pricing.missing, currency);
  return (
    <div className={styles.minimum}>
      <div className={styles.line}>
        <span>
          Noch <b>{missing}</b> bis zum Mindestbestellwert
        </span>
        <span className={styles.sum}>
          {moneyText(pricing.gross, currency)} / {moneyText(minimum, currency)}
        </span>
      </div>
      <progress className={styles.bar} max={minimum} value={pricing.gross} aria-label="Mindestbestellwert" />
      <FieldError id="below-minimum">
        {[belowMinimumText(moneyText(minimum, currency)), ...(isShort ? [] : [missingText(missing)])].join(' ')}
      </FieldError>
    </div>
  );
}
