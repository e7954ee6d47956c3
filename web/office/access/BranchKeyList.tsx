/** The keys of the branch screens of one branch. */
import { keysOf } from '../../../schema/objects';
import { branchScreens } from '../../../schema/access/roles';
import { useBranchKeysQuery, useRenewBranchKeyMutation, BranchKeysDocument } from './Access.generated';
import { useState } from 'react';
import styles from './access.module.css';
import { Alert } from '../../ui/feedback/Alert';
import { errorMessage } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { SecretValue } from './SecretValue';
import { BranchKeyItem, type ScreenName } from './BranchKeyItem';

export function BranchKeyList({ id, identifier }: { id: string; identifier: string }) {
  const { data, error } = useBranchKeysQuery({ variables: { branch: id } });
  const [renew, { loading, error: renewError }] = useRenewBranchKeyMutation({ refetchQueries: [BranchKeysDocument] });
  const [screenUrl, setScreenUrl] = useState<{ screen: ScreenName; value: string } | null>(null);
  const failure = error ?? renewError;

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
        {keysOf(branchScreens).map(screen => {
          const key = data?.branchKeys.find(branchKey => branchKey.view === screen);
          return <BranchKeyItem key={screen} screen={screen} branchKey={key} isBusy={loading} onRenew={() => renewKey(screen)} />;
        })}
      </ul>
    </section>
  );
}
