/** The dialog to request an offer for a party; shows thanks after submitting (BLK-14 to BLK-22). */
import { useEffect, useState } from 'react';
import type { OrderRequestData } from '../../blocks/pageContext';
import platter from '../../illustrations/pretzel-platter.svg';
import { useClock } from '../../hooks/useClock';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { Alert } from '../../ui/feedback/Alert';
import { RichText } from '../../ui/display/RichText';
import { useShop } from '../shell/state/shopContext';
import { validateOrderRequest, defaultPersons } from './orderRequestForm';
import { useSubmitRequestMutation } from './OrderRequest.generated';
import styles from './OrderRequestDialog.module.css';
import { OrderRequestFields } from './OrderRequestFields';
import { clearOrderRequest, loadOrderRequest, saveOrderRequest } from './orderRequestStorage';

interface Props {
  request: OrderRequestData;
  onClose: () => void;
}

const errorText = 'Ein unbekannter Fehler ist aufgetreten. Bitte überprüfen Sie Ihre eingegebenen Daten und versuchen Sie es erneut.';

export function OrderRequestDialog({ request: { fillings, recipient, thankYou, privacySite }, onClose }: Props) {
  const { config } = useShop();
  const [input, setInput] = useState(() => loadOrderRequest(config.timezone));
  const [submit, { error, loading, data }] = useSubmitRequestMutation();
  useEffect(() => (data ? clearOrderRequest() : saveOrderRequest(input)), [input, data]);
  // A stored filling may no longer be offered.
  const validInput = { ...input, fillings: input.fillings.filter(filling => fillings.includes(filling)) };
  const errors = validateOrderRequest(validInput, fillings, useClock(config.timezone));
  const isComplete = Object.keys(errors).length === 0;

  function submitForm(): void {
    const { privacy: _, date, amount, comment, ...rest } = validInput;
    const input = {
      ...rest,
      fillings: [...rest.fillings],
      amount: amount ?? defaultPersons,
      date: date!.toUTC().toISO()!,
      comment: comment || null,
      recipient: recipient || config.email || '',
    };
    void submit({ variables: { input } });
  }
  if (data) return <Thanks html={thankYou} onClose={onClose} />;
  return (
    <Dialog title="Anfrage senden" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          if (isComplete && !loading) submitForm();
        }}
      >
        <OrderRequestFields
          request={validInput}
          errors={errors}
          offeredFillings={fillings}
          privacyPath={privacySite?.path ?? 'site/privacy'}
          onChange={setInput}
        />
        {error && (
          <Alert tone="error" isNew>
            {errorText}
          </Alert>
        )}
        <Button type="submit" size="large" isWide isDisabled={!isComplete || loading}>
          {loading ? 'Bitte warten...' : 'Anfrage senden'}
        </Button>
      </form>
    </Dialog>
  );
}

function Thanks({ html, onClose }: { html: string | null; onClose: () => void }) {
  const { config } = useShop();
  return (
    <Dialog title="Vielen Dank!" width="narrow" footer={<Button onPress={onClose}>Schließen</Button>} onClose={onClose}>
      <div className={styles.thanks} role="status">
        <img src={platter} alt="" />
        {html ? (
          <RichText html={html} />
        ) : (
          <>
            <p>
              Wir bearbeiten Ihre Anfrage schnellstmöglich und melden uns dann über die von Ihnen angegebene Mailadresse oder Telefonnummer.
            </p>
            <p className={styles.sender}>Ihr Team von {config.shopName}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
