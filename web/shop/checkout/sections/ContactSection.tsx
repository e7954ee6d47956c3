/** Who orders (CHK-09 to CHK-12, G-057). */
import { useState } from 'react';
import { toPhone } from '../../../../schema/rules/site/phone';
import { Button } from '../../../ui/actions/Button';
import { FieldCell, FieldGrid } from '../../../ui/inputs/Field';
import { useToast } from '../../../ui/overlays/Toasts';
import { goTo, useCheckout } from '../state/checkoutContext';
import { controlId } from '../state/errorMessages';
import { TextField } from './FormFields';
import { Part } from '../FormSection';
import { forgetContact, hasContact } from '../state/checkoutStorage';

export function ContactSection() {
  const { settings } = useCheckout();
  const phoneHint = (
    <>
      Die Telefonnummer muss mit + beginnen (Format {settings.phoneFormat}).
      {settings.enablePluginSMS && ' Mit einer Mobilnummer können wir Sie per SMS über Ihre Bestellung informieren.'}
    </>
  );
  return (
    <Part section="contact" title="Kontakt" aside={<ForgetButton />}>
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
          <TextField name="phone" type="tel" autoComplete="tel" hint={phoneHint} tidy={toPhone} />
        </FieldCell>
      </FieldGrid>
    </Part>
  );
}

/** Takes back what the browser remembers of the last order, and what is typed with it. */
function ForgetButton() {
  const { set } = useCheckout();
  const toast = useToast();
  const [isKept, setKept] = useState(hasContact);
  if (!isKept) return null;
  return (
    <Button
      look="text"
      size="small"
      icon="eraser"
      onPress={() => {
        set(forgetContact());
        setKept(false);
        goTo(controlId('firstName'));
        toast('Ihre gespeicherten Daten wurden gelöscht.');
      }}
    >
      Gespeicherte Daten löschen
    </Button>
  );
}
