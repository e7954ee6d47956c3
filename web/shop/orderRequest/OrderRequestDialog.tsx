/** The dialog to request an offer for a party; shows thanks after submitting (BLK-14 to BLK-22). */
import type { OrderRequestData } from '../../blocks/pageContext';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { Alert } from '../../ui/feedback/Alert';
import { useShop } from '../shell/state/shopContext';
import { defaultPersons } from './orderRequestForm';
import { useSubmitRequestMutation } from './OrderRequest.generated';
import styles from './OrderRequestDialog.module.css';
import { OrderRequestFields } from './OrderRequestFields';
import { useOrderRequestInput } from './useOrderRequestInput';
import { Thanks } from './OrderRequestThanks';

interface Props {
  request: OrderRequestData;
  onClose: () => void;
}

const errorText = 'Ein unbekannter Fehler ist aufgetreten. Bitte überprüfen Sie Ihre eingegebenen Daten und versuchen Sie es erneut.';

export function OrderRequestDialog({ request: { fillings, recipient, thankYou, privacySite }, onClose }: Props) {
  const { config } = useShop();
  const [submit, { error, loading, data }] = useSubmitRequestMutation();
  const { validInput, errors, isShowingAllErrors, setInput, showMissing } = useOrderRequestInput(
    fillings,
    data !== undefined && data !== null,
  );
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
          if (loading) return;
          if (isComplete) return submitForm();
          showMissing(event.currentTarget);
        }}
      >
        <OrderRequestFields
          request={validInput}
          errors={errors}
          offeredFillings={fillings}
          privacyPath={privacySite?.path ?? 'site/privacy'}
          isShowingAllErrors={isShowingAllErrors}
          onChange={setInput}
        />
        {error && (
          <Alert tone="error" isNew>
            {errorText}
          </Alert>
        )}
        <Button type="submit" size="large" isWide isInactive={!isComplete} isDisabled={loading}>
          {loading ? 'Bitte warten...' : 'Anfrage senden'}
        </Button>
      </form>
    </Dialog>
  );
}
