/** Back to the store, or on its way (CHK-37 to CHK-42, CHK-49). */
import { maySend, sendingLabel, submitLabel } from '../../../schema/rules/checkout/cartValidation';
import { moneyText } from '../../../schema/rules/pricing/money';
import { Button, LinkButton } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Alert';
import { useCheckout } from './state/checkoutContext';
import styles from './SubmitBar.module.css';

export function SubmitBar() {
  const { branch, submission, offered, cart, currency, settings, isSending } = useCheckout();
  const isPayable = offered.length > 0 || submission === 'quotation';
  return (
    <>
      {!submission && (
        <Note
          tone="warn"
          icon="clock"
          title={cart.method === 'delivery' ? 'Derzeit ist leider keine Lieferung möglich.' : 'Derzeit haben wir leider geschlossen.'}
        />
      )}
      {submission && !cart.pricing.isMinimumReached && (
        <p className={styles.missing}>Noch {moneyText(cart.pricing.missing, currency)} bis zum Mindestbestellwert.</p>
      )}
      <div className={styles.bar}>
        <LinkButton look="secondary" size="large" to={`/store/${branch.identifier}`}>
          Zurück
        </LinkButton>
        {submission && isPayable && (
          <span className={styles.submit}>
            <Button
              type="submit"
              size="large"
              isWide
              isBusy={isSending}
              isDisabled={!isSending && !maySend(cart.lines.length, cart.pricing)}
              {...(!cart.pricing.isMinimumReached && { describedBy: 'below-minimum' })}
            >
              {isSending ? sendingLabel : submitLabel(submission, settings.orderButtonMode)}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}
