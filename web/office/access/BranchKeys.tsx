/** The keys by which the screens of a branch open, in the form of the branch. */
import { DateTime } from 'luxon';
import { useState } from 'react';
import { keyViews, may } from '../../../schema/access/roles';
import { momentText } from '../../../schema/rules/time/dateText';
import type { ShownRecord } from '../../collection/collectionHooks';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Alert';
import { messageOf } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { useOffice } from '../shell/officeContext';
import { BranchKeysDocument, useBranchKeysQuery, useRenewBranchKeyMutation } from './Access.generated';
import styles from './access.module.css';
import { Secret } from './SecretValue';

type View = keyof typeof keyViews;

export function BranchKeys({ record }: { record: ShownRecord }) {
  const { roles } = useOffice().me;
  return may(roles, 'branchKey.list') && <Keys id={record.id} identifier={String(record.identifier)} />;
}

function Keys({ id, identifier }: { id: string; identifier: string }) {
  const { me, config } = useOffice();
  const { data, error } = useBranchKeysQuery({ variables: { branch: id } });
  const [renew, { loading, error: refusal }] = useRenewBranchKeyMutation({ refetchQueries: [BranchKeysDocument] });
  const [address, setAddress] = useState<{ view: View; value: string } | null>(null);
  const wrong = error ?? refusal;
  const at = (moment: string): string =>
    momentText(DateTime.fromISO(moment, { zone: config.timezone }), DateTime.now().setZone(config.timezone));

  const make = (view: View): void =>
    void renew({ variables: { branch: id, view } }).then(
      ({ data: made }) =>
        made && setAddress({ view, value: `${location.origin}/${view}/${encodeURIComponent(identifier)}/${made.renewBranchKey.key}` }),
      () => {}, // the hook keeps the error
    );
  return (
    <section className={styles.card} aria-labelledby="branch-keys">
      <h2 id="branch-keys">Ansichten ohne Anmeldung</h2>
      {wrong && (
        <Note tone="bad" isNew>
          {messageOf(wrong, formFailed)}
        </Note>
      )}
      {address && <Secret title={`Adresse der Ansicht ${keyViews[address.view]}`} value={address.value} />}
      <ul className={styles.list}>
        {(Object.keys(keyViews) as View[]).map(view => {
          const key = data?.branchKeys.find(known => known.view === view);
          return (
            <li key={view}>
              <span className={styles.what}>
                <strong>{keyViews[view]}</strong>
                <span className={styles.small}>
                  {key ? `Schlüssel …${key.ending}, erstellt ${at(key.createdAt)}` : 'Noch kein Schlüssel.'}
                </span>
              </span>
              {may(me.roles, 'branchKey.update') && (
                <Button
                  look="secondary"
                  size="small"
                  icon="refresh-cw"
                  label={`Schlüssel ${keyViews[view]} ${key ? 'erneuern' : 'erstellen'}`}
                  isBusy={loading}
                  onPress={() => make(view)}
                >
                  {key ? 'Erneuern' : 'Erstellen'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
