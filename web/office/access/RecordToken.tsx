/** The token by which a device, a screen or a time terminal is let in, at its record: made, shown this once, and made anew. */
import { useState } from 'react';
import { may } from '../../../schema/access';
import { device } from '../../../schema/collections/device';
import { digitalSignageDevice } from '../../../schema/collections/digitalSignageDevice';
import { user } from '../../../schema/collections/user';
import type { ShownRecord } from '../../collection/hooks';
import type { ActionProps } from '../../collection/RecordPage';
import { messageOf } from '../../collection/refusals';
import { Ask } from '../../ui/Ask';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { formFailed } from '../messages';
import { useOffice } from '../shell/office';
import { useRenewDeviceTokenMutation, useRenewScreenTokenMutation, useRenewTimeTrackingTokenMutation } from './Access.generated';
import styles from './access.module.css';
import { Secret } from './Secret';

interface Kind {
  /** Of the field that shows what is left of the token. */
  label: string;
  endingOf: (record: ShownRecord) => unknown;
  /** Whoever may make such records may let them in; who changes no more than their own profile may not. */
  ability: string;
  /** The query that shows the record. */
  query: string;
  useRenewal: typeof useRenewDeviceTokenMutation;
}

const tokenOf = (kind: Kind) =>
  function RecordToken(props: ActionProps) {
    return may(useOffice().me.roles, kind.ability) && <Token {...kind} {...props} />;
  };

function Token({ label, endingOf, query, useRenewal, record, isChanged }: Kind & ActionProps) {
  const [renew, { loading, error }] = useRenewal({ refetchQueries: [query], awaitRefetchQueries: true });
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const shown = String(endingOf(record) ?? '');
  const make = (): void =>
    void renew({ variables: { id: record.id } }).then(
      ({ data }) => {
        setAsking(false);
        setSecret(data?.made.token ?? null);
      },
      () => setAsking(shown !== ''), // the hook keeps the error
    );
  return (
    <section className={styles.card} aria-labelledby="record-token">
      <h2 id="record-token">{label}</h2>
      {secret && <Secret title="Das neue Token" value={secret} />}
      <div className={styles.line}>
        <span className={styles.what}>
          <span>{shown ? `Token …${shown.slice(-4)}` : 'Noch kein Token.'}</span>
          {isChanged && <span className={styles.small}>Speichern Sie zuerst Ihre Änderungen.</span>}
        </span>
        <Button
          look="secondary"
          size="small"
          icon={shown ? 'refresh-cw' : 'plus'}
          isBusy={loading}
          isDisabled={isChanged}
          onPress={() => (shown ? setAsking(true) : make())}
        >
          {shown ? 'Token erneuern' : 'Token erstellen'}
        </Button>
      </div>
      {error && !isAsking && (
        <Note tone="bad" isNew>
          {messageOf(error, formFailed)}
        </Note>
      )}
      {isAsking && (
        <Ask
          title="Token erneuern?"
          deed="Erneuern"
          isBusy={loading}
          wrong={error && messageOf(error, formFailed)}
          onConfirm={make}
          onClose={() => setAsking(false)}
        >
          Mit dem bisherigen Token kommt dann niemand mehr herein.
        </Ask>
      )}
    </section>
  );
}

export const DeviceToken = tokenOf({
  label: device.fields.token.label,
  endingOf: ({ token }) => token,
  ability: 'device.create',
  query: 'Device',
  useRenewal: useRenewDeviceTokenMutation,
});

export const ScreenToken = tokenOf({
  label: digitalSignageDevice.fields.token.label,
  endingOf: ({ token }) => token,
  ability: 'digitalSignageDevice.create',
  query: 'DigitalSignageDevice',
  useRenewal: useRenewScreenTokenMutation,
});

export const TimeTrackingToken = tokenOf({
  label: user.fields.timeTrackingToken.label,
  endingOf: ({ timeTrackingToken }) => timeTrackingToken,
  ability: 'user.create',
  query: 'User',
  useRenewal: useRenewTimeTrackingTokenMutation,
});
