/** The organization that receives a few cents for this order, paid by the shop (CHK-29, G-035, T-40). */
import { useState } from 'react';
import { donationAmount } from '../../../../schema/rules/pricing/donation';
import { moneyText } from '../../../../schema/rules/pricing/money';
import { Button } from '../../../ui/actions/Button';
import { FieldErrorText } from '../../../ui/inputs/Field';
import { Icon } from '../../../ui/display/Icon';
import { useCheckout, useFieldError } from '../state/checkoutContext';
import { DonateePicker } from './DonateePicker';
import styles from './DonationSection.module.css';
import { FormSection } from '../FormSection';

export function DonationSection() {
  const { form, updateForm, currency } = useCheckout();
  const [isOpen, setOpen] = useState(false);
  const error = useFieldError('donatee');
  const { donatee } = form;
  const amount = moneyText(donationAmount, currency);
  return (
    <FormSection section="donation" title={`${currency === 'EUR' ? '7 Cent' : amount} für den guten Zweck`}>
      <div className={styles.donation}>
        <span className={styles.icon}>
          <Icon name="heart-handshake" />
        </span>
        <div className={styles.text}>
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
        <span className={styles.actions}>
          <Button variant="secondary" popup="dialog" describedBy={error ? 'donatee-error' : undefined} onPress={() => setOpen(true)}>
            {donatee ? 'Andere wählen' : 'Organisation wählen'}
          </Button>
          {donatee && (
            <Button variant="text" icon="x" label={`Nicht an ${donatee.name} spenden`} onPress={() => updateForm({ donatee: null })} />
          )}
        </span>
      </div>
      {error && <FieldErrorText id="donatee-error">{error}</FieldErrorText>}
      {isOpen && (
        <DonateePicker
          selectedId={donatee?.id ?? null}
          onChoose={({ id, name }) => {
            updateForm({ donatee: { id, name } });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FormSection>
  );
}
