/**
 * Section of a record form that creates and renews the token of a device, a signage device or a time terminal, or the secret of a webhook.
 * The token is shown once.
 */
import { device } from '../../../schema/collections/device';
import { digitalSignageDevice } from '../../../schema/collections/digitalSignageDevice';
import { user } from '../../../schema/collections/user';
import { webhook } from '../../../schema/collections/webhook';
import { canEditField } from '../../collection/collectionHooks';
import type { ActionProps } from '../../collection/pageProps';
import {
  useRenewDeviceTokenMutation,
  useRenewSignageDeviceTokenMutation,
  useRenewTimeTrackingTokenMutation,
  useRenewWebhookSecretMutation,
} from './Access.generated';
import { type TokenConfig, TokenSection } from './TokenSection';

const createTokenSection = (config: TokenConfig) =>
  function RecordToken(props: ActionProps) {
    return canEditField(props.record, config.field) && <TokenSection {...config} {...props} />;
  };

export const DeviceToken = createTokenSection({
  definition: device,
  field: 'token',
  query: 'Device',
  useRenewal: useRenewDeviceTokenMutation,
});

export const SignageDeviceToken = createTokenSection({
  definition: digitalSignageDevice,
  field: 'token',
  query: 'DigitalSignageDevice',
  useRenewal: useRenewSignageDeviceTokenMutation,
});

export const TimeTrackingToken = createTokenSection({
  definition: user,
  field: 'timeTrackingToken',
  query: 'User',
  useRenewal: useRenewTimeTrackingTokenMutation,
});

export const WebhookSecret = createTokenSection({
  definition: webhook,
  field: 'secret',
  query: 'Webhook',
  useRenewal: useRenewWebhookSecretMutation,
  missing: 'Ohne Token wird nichts gesendet.',
  consequence: 'Das bisherige Token signiert noch 24 Stunden mit. So lange haben Sie Zeit, das neue beim Empfänger einzutragen.',
});
