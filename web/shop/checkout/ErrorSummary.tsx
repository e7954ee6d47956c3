/** Everything that keeps the order from being sent, on top of the page; each line leads to its field (CHK-02, CHK-45, ERR-06). */
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/display/Icon';
import { goTo, useCheckout } from './state/checkoutContext';
import { headingOf } from './state/errorMessages';
import styles from './ErrorSummary.module.css';

export function ErrorList() {
  const { complaints, tries, isUnanswered } = useCheckout();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    list.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [tries]);

  if (tries === 0 || complaints.length === 0) return null;
  return (
    <div ref={list} className={styles.errors} tabIndex={-1} role="group" aria-labelledby="checkout-errors">
      <Icon name="circle-alert" />
      <strong id="checkout-errors">{headingOf(complaints)}</strong>
      <ul>
        {complaints.map(({ field, text, control }, index) => (
          <li key={`${field} ${index}`}>
            {control ? (
              <a
                href={`#${control}`}
                onClick={event => {
                  event.preventDefault();
                  goTo(control);
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
      {isUnanswered && (
        <p>Ihre Angaben sind noch da. Schicken Sie die Bestellung noch einmal ab: Sie wird sicher nicht doppelt aufgegeben.</p>
      )}
    </div>
  );
}
