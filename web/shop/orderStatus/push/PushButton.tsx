/** Asks for push messages about an order on this device. */
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { isSelfService } from '../../../app/storage/browserStorage';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useShop } from '../../shell/state/shopContext';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import styles from './PushButton.module.css';
import { supportsPush, usePush } from './usePush';

interface Props {
  order: Pick<StatusOrderFragment, 'uid' | 'status'>;
  hash: string;
}

/** Renders nothing on devices without push messages, and for orders that have ended. */
export function PushButton({ order, hash }: Props) {
  const { enablePluginPWA } = useShop().config;
  if (!enablePluginPWA || isFinal(order.status) || isSelfService() || !supportsPush()) return null;
  return <PushSwitch uid={order.uid} hash={hash} />;
}

function PushSwitch(link: { uid: string; hash: string }) {
  const { state, startPush, endPush } = usePush(link);
  return (
    <div className={styles.push}>
      {state === 'on' ? (
        <Button variant="secondary" icon="bell-off" onPress={endPush}>
          Nicht mehr benachrichtigen
        </Button>
      ) : (
        <Button variant="secondary" icon="bell-ring" isBusy={state === 'busy'} onPress={startPush}>
          Bei Statusänderung benachrichtigen
        </Button>
      )}
      <div role="status">
        {state === 'on' && <p>Wir benachrichtigen Sie auf diesem Gerät.</p>}
        {state === 'denied' && (
          <Alert tone="warning">Ihr Browser erlaubt keine Benachrichtigungen. Sie können sie in seinen Einstellungen erlauben.</Alert>
        )}
        {state === 'failed' && <Alert tone="error">Das hat nicht geklappt. Bitte versuchen Sie es erneut.</Alert>}
      </div>
    </div>
  );
}
