/** The link back to the store and the submit button (CHK-37 to CHK-42, CHK-49). */
import { canSubmit, submittingLabel, submitLabel } from '../../../schema/rules/checkout/cartValidation';
import { moneyText } from '../../../schema/rules/pricing/money';
import { Button, LinkButton } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { useCheckout } from './state/checkoutContext';
import styles from './SubmitBar.module.css';
import { WaitingOrderNotice } from './WaitingOrderNotice';

export function SubmitBar() {
  const { branch, submission, paymentOptions, cart, currency, settings, isSubmitting, waitingOrder } = useCheckout();
  const isWaiting = waitingOrder.state === 'waiting';
  const isPayable = paymentOptions.length > 0 || submission === 'quotation';
  return (
    <>
      {!submission && (
        <Alert
          tone="warning"
          icon="clock"
          title={cart.method === 'delivery' ? 'Derzeit ist leider keine Lieferung möglich.' : 'Derzeit haben wir leider geschlossen.'}
        />
      )}
      {submission && !cart.pricing.isMinimumReached && (
        <p className={styles.missing}>Noch {moneyText(cart.pricing.missingAmount, currency)} bis zum Mindestbestellwert.</p>
      )}
      <WaitingOrderNotice />
      <div className={styles.bar}>
        <LinkButton variant="secondary" size="large" to={`/store/${branch.identifier}`}>
          Zurück
        </LinkButton>
        {submission && isPayable && (
          <span className={styles.submit}>
            <Button
              type="submit"
              size="large"
              isWide
              isBusy={isSubmitting || isWaiting}
              isDisabled={!isSubmitting && !canSubmit(cart.lines.length, cart.pricing)}
              {...(!cart.pricing.isMinimumReached && { describedBy: 'below-minimum' })}
            >
              {isWaiting ? 'Wartet auf Internet …' : isSubmitting ? submittingLabel : submitLabel(submission, settings.orderButtonMode)}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}
