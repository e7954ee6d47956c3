/** The contact data of the customer (CHK-09 to CHK-12, G-057). */
import { useState } from 'react';
import { normalizePhone } from '../../../../schema/rules/site/phone';
import { Button } from '../../../ui/actions/Button';
import { FieldCell, FieldGrid } from '../../../ui/inputs/Field';
import { useToast } from '../../../ui/overlays/Toasts';
import { focusControl, useCheckout } from '../state/checkoutContext';
import { controlId } from '../../../ordering/checkout/errorMessages';
import { TextField } from './FormFields';
import { FormSection } from '../FormSection';
import { clearCustomerData, hasContact } from '../state/checkoutStorage';

export function ContactSection() {
  const { settings } = useCheckout();
  const phoneHint = (
    <>
      Die Telefonnummer muss mit + beginnen (Format {settings.phoneFormat}).
      {settings.enablePluginSMS && ' Mit einer Mobilnummer können wir Sie per SMS über Ihre Bestellung informieren.'}
    </>
  );
  return (
    <FormSection section="contact" title="Kontakt" aside={<ClearDataButton />}>
      <FieldGrid>
        <FieldCell span={3}>
          <TextField name="firstName" autoComplete="given-name" />
        </FieldCell>
        <FieldCell span={3}>
          <TextField name="lastName" autoComplete="family-name" />
        </FieldCell>
        <FieldCell span={3}>
          <TextField name="email" type="email" autoComplete="email" />
        </FieldCell>
        <FieldCell span={3}>
          <TextField name="phone" type="tel" autoComplete="tel" hint={phoneHint} normalize={normalizePhone} />
        </FieldCell>
      </FieldGrid>
    </FormSection>
  );
}

/** Deletes what the browser stores about the customer, links to past orders included, and clears the form. */
function ClearDataButton() {
  const { updateForm } = useCheckout();
  const toast = useToast();
  const [isStored, setStored] = useState(hasContact);
  if (!isStored) return null;
  return (
    <Button
      variant="text"
      size="small"
      icon="eraser"
      onPress={() => {
        updateForm(clearCustomerData());
        setStored(false);
        focusControl(controlId('firstName'));
        toast('Ihre gespeicherten Daten wurden gelöscht.');
      }}
    >
      Gespeicherte Daten löschen
    </Button>
  );
}
