/** Asks for an offer for a party, in a window of its own; when it was sent, it thanks (BLK-14 to BLK-22). */
import { useEffect, useState } from 'react';
import type { OrderRequest } from '../../blocks/pageContext';
import platter from '../../illustrations/brezelplatte.svg';
import { useClock } from '../../hooks/useClock';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { Note } from '../../ui/feedback/Alert';
import { RichText } from '../../ui/display/RichText';
import { useShop } from '../shell/state/shopContext';
import { faultsOf, usualAmount } from './orderRequestForm';
import { useSubmitRequestMutation } from './OrderRequest.generated';
import styles from './OrderRequestDialog.module.css';
import { RequestFields } from './OrderRequestFields';
import { forgetRequest, loadRequest, saveRequest } from './orderRequestStorage';

interface Props {
  request: OrderRequest;
  onClose: () => void;
}

const failure = 'Ein unbekannter Fehler ist aufgetreten. Bitte überprüfen Sie Ihre eingegebenen Daten und versuchen Sie es erneut.';

export function RequestDialog({ request: { fillings, recipient, thankYou, privacySite }, onClose }: Props) {
  const { config } = useShop();
  const [filled, setFilled] = useState(() => loadRequest(config.timezone));
  const [submit, { error, loading, data }] = useSubmitRequestMutation();
  useEffect(() => (data ? forgetRequest() : saveRequest(filled)), [filled, data]);
  // A filling that was kept may be on offer no more.
  const chosen = { ...filled, fillings: filled.fillings.filter(filling => fillings.includes(filling)) };
  const faults = faultsOf(chosen, fillings, useClock(config.timezone));
  const isComplete = Object.keys(faults).length === 0;

  function send(): void {
    const { privacy: _, date, amount, comment, ...rest } = chosen;
    const draft = {
      ...rest,
      fillings: [...rest.fillings],
      amount: amount ?? usualAmount,
      date: date!.toUTC().toISO()!,
      comment: comment || null,
      recipient: recipient || config.email || '',
    };
    void submit({ variables: { draft } });
  }
  if (data) return <Thanks html={thankYou} onClose={onClose} />;
  return (
    <Dialog title="Anfrage senden" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          if (isComplete && !loading) send();
        }}
      >
        <RequestFields
          request={chosen}
          faults={faults}
          offered={fillings}
          privacyPath={privacySite?.path ?? 'site/privacy'}
          onChange={setFilled}
        />
        {error && (
          <Note tone="bad" isNew>
            {failure}
          </Note>
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
