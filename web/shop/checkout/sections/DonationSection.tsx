/** To whom the shop gives a few cents for this order; the customer pays nothing for it (CHK-29, G-035, T-40). */
import { useState } from 'react';
import { donationAmount } from '../../../../schema/rules/pricing/donation';
import { moneyText } from '../../../../schema/rules/pricing/money';
import { Button } from '../../../ui/actions/Button';
import { FieldError } from '../../../ui/inputs/Field';
import { Icon } from '../../../ui/display/Icon';
import { useCheckout, useError } from '../state/checkoutContext';
import { DonateePicker } from './DonateePicker';
import styles from './DonationSection.module.css';
import { Part } from '../FormSection';

export function DonationSection() {
  const { form, set, currency } = useCheckout();
  const [isOpen, setOpen] = useState(false);
  const error = useError('donatee');
  const { donatee } = form;
  const amount = moneyText(donationAmount, currency);
  return (
    <Part section="donation" title={`${currency === 'EUR' ? '7 Cent' : amount} für den guten Zweck`}>
      <div className={styles.donation}>
        <span className={styles.icon}>
          <Icon name="heart-handshake" />
        </span>
        <div className={styles.words}>
          {donatee ? (
            <>
              <b>{donatee.name}</b>
              <p>
                Ohne Mehrkosten für Sie spenden wir {amount} an {donatee.name}.
              </p>
            </>
          ) : (
            <p>Ohne Mehrkosten für Sie: Wählen Sie, an wen wir {amount} spenden.</p>
          )}
        </div>
        <span className={styles.deeds}>
          <Button look="secondary" opens="dialog" describedBy={error ? 'donatee-error' : undefined} onPress={() => setOpen(true)}>
            {donatee ? 'Andere wählen' : 'Organisation wählen'}
          </Button>
          {donatee && <Button look="text" icon="x" label={`Nicht an ${donatee.name} spenden`} onPress={() => set({ donatee: null })} />}
        </span>
      </div>
      {error && <FieldError id="donatee-error">{error}</FieldError>}
      {isOpen && (
        <DonateePicker
          chosen={donatee?.id ?? null}
          onChoose={({ id, name }) => {
            set({ donatee: { id, name } });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Part>
  );
}
