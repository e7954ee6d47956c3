/** The keys of the branch screens of one branch. */
import { can } from '../../../schema/access/permissions';
import { branchScreens } from '../../../schema/access/roles';
import { useOffice } from '../shell/officeContext';
import { useBranchKeysQuery, useRenewBranchKeyMutation, BranchKeysDocument } from './Access.generated';
import { useState } from 'react';
import { relativeDateTimeText } from '../../../schema/rules/time/dateText';
import { DateTime } from 'luxon';
import styles from './access.module.css';
import { Alert } from '../../ui/feedback/Alert';
import { errorMessage } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { SecretValue } from './SecretValue';
import { Button } from '../../ui/actions/Button';

type ScreenName = keyof typeof branchScreens;

export function BranchKeyList({ id, identifier }: { id: string; identifier: string }) {
  const { me, config } = useOffice();
  const { data, error } = useBranchKeysQuery({ variables: { branch: id } });
  const [renew, { loading, error: renewError }] = useRenewBranchKeyMutation({ refetchQueries: [BranchKeysDocument] });
  const [screenUrl, setScreenUrl] = useState<{ screen: ScreenName; value: string } | null>(null);
  const failure = error ?? renewError;
  const formatInstant = (isoTime: string): string =>
    relativeDateTimeText(DateTime.fromISO(isoTime, { zone: config.timezone }), DateTime.now().setZone(config.timezone));

  const renewKey = (screen: ScreenName): void =>
    void renew({ variables: { branch: id, screen } }).then(
      ({ data: result }) =>
        result &&
        setScreenUrl({ screen, value: `${location.origin}/${screen}/${encodeURIComponent(identifier)}/${result.renewBranchKey.key}` }),
      () => {}, // the hook returns the error
    );
  return (
    <section className={styles.card} aria-labelledby="branch-keys">
      <h2 id="branch-keys">Ansichten ohne Anmeldung</h2>
      {failure && (
        <Alert tone="error" isNew>
          {errorMessage(failure, formFailed)}
        </Alert>
      )}
      {screenUrl && <SecretValue title={`Adresse der Ansicht ${branchScreens[screenUrl.screen]}`} value={screenUrl.value} />}
      <ul className={styles.list}>
        {(Object.keys(branchScreens) as ScreenName[]).map(screen => {
          const key = data?.branchKeys.find(branchKey => branchKey.view === screen);
          return (
            <li key={screen}>
              <span className={styles.label}>
                <strong>{branchScreens[screen]}</strong>
                <span className={styles.small}>
                  {key ? `Schlüssel …${key.lastFour}, erstellt ${formatInstant(key.createdAt)}` : 'Noch kein Schlüssel.'}
                </span>
              </span>
              {can(me.roles, 'branchKey.update') && (
                <Button
                  variant="secondary"
                  size="small"
                  icon="refresh-cw"
                  label={`Schlüssel ${branchScreens[screen]} ${key ? 'erneuern' : 'erstellen'}`}
                  isBusy={loading}
                  onPress={() => renewKey(screen)}
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
