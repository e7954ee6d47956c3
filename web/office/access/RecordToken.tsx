/** The token by which a device, a screen or a time terminal is let in, at its record: made, shown this once, and made anew. */
import { useState } from 'react';
import type { Collection } from '../../../schema/collections/collection';
import { device } from '../../../schema/collections/device';
import { digitalSignageDevice } from '../../../schema/collections/digitalSignageDevice';
import { user } from '../../../schema/collections/user';
import { mayTouch } from '../../../schema/access/recordPermissions';
import type { ActionProps } from '../../collection/RecordPage';
import { messageOf } from '../../collection/errorMessages';
import { Ask } from '../../ui/overlays/ConfirmDialog';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Alert';
import { formFailed } from '../errorMessages';
import { useOffice } from '../shell/officeContext';
import { useRenewDeviceTokenMutation, useRenewScreenTokenMutation, useRenewTimeTrackingTokenMutation } from './Access.generated';
import styles from './access.module.css';
import { Secret } from './SecretValue';

interface Kind {
  definition: Collection;
  /** The field that shows what is left of the token; whoever may change it may make the token anew. */
  field: string;
  /** The query that shows the record. */
  query: string;
  useRenewal: typeof useRenewDeviceTokenMutation;
}

const tokenOf = (kind: Kind) =>
  function RecordToken(props: ActionProps) {
    const person = useOffice().me;
    return mayTouch({ person, definition: kind.definition, record: props.record }, kind.field) && <Token {...kind} {...props} />;
  };

function Token({ definition, field, query, useRenewal, record, isChanged }: Kind & ActionProps) {
  const [renew, { loading, error }] = useRenewal({ refetchQueries: [query], awaitRefetchQueries: true });
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const shown = String(record[field] ?? '');
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
      <h2 id="record-token">{definition.fields[field]!.label}</h2>
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
  definition: device,
  field: 'token',
  query: 'Device',
  useRenewal: useRenewDeviceTokenMutation,
});

export const ScreenToken = tokenOf({
  definition: digitalSignageDevice,
  field: 'token',
  query: 'DigitalSignageDevice',
  useRenewal: useRenewScreenTokenMutation,
});

export const TimeTrackingToken = tokenOf({
  definition: user,
  field: 'timeTrackingToken',
  query: 'User',
  useRenewal: useRenewTimeTrackingTokenMutation,
});
