/** The summary of all errors at the top of the page. Each entry links to its field (CHK-02, CHK-45, ERR-06). */
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/display/Icon';
import { focusControl, useCheckout } from './state/checkoutContext';
import { summaryHeading } from '../../ordering/checkout/errorMessages';
import styles from './ErrorSummary.module.css';

export function ErrorSummary() {
  const { errors, submitCount, isResponseMissing } = useCheckout();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    summary.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [submitCount]);

  if (submitCount === 0 || errors.length === 0) return null;
  return (
    <div ref={summary} className={styles.errors} tabIndex={-1} role="group" aria-labelledby="checkout-errors">
      <Icon name="circle-alert" />
      <strong id="checkout-errors">{summaryHeading(errors)}</strong>
      <ul>
        {errors.map(({ field, text, control }, index) => (
          <li key={`${field} ${index}`}>
            {control ? (
              <a
                href={`#${control}`}
                onClick={event => {
                  event.preventDefault();
                  focusControl(control);
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      {isResponseMissing && (
        <p>Ihre Angaben sind noch da. Schicken Sie die Bestellung noch einmal ab: Sie wird sicher nicht doppelt aufgegeben.</p>
      )}
    </div>
  );
}
