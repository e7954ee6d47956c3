/** The settings of the shop in parts. Each part is saved on its own. */
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { can } from '../../../schema/access/permissions';
import { settingsGroups } from '../../../schema/site/settings';
import { ListSkeleton } from '../../collection/EmptyList';
import { toErrorEntries, errorMessage } from '../../collection/errorMessages';
import { useUnsavedChanges } from '../../collection/useUnsavedChanges';
import { RecordForm } from '../../forms/RecordForm';
import { useSaveSettingsMutation, useSettingsQuery, type SettingsQuery } from '../../generated/settings';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../ui/display/PageHeader';
import { Tabs } from '../../ui/display/Tabs';
import { useToast } from '../../ui/overlays/Toasts';
import { useOffice } from '../shell/officeContext';
import styles from './SettingsPage.module.css';

type SettingsPart = keyof typeof settingsGroups;
const partLabels = Object.fromEntries(Object.entries(settingsGroups).map(([part, { label }]) => [part, label])) as Record<
  SettingsPart,
  string
>;
/** Messages of ERR-47 (T-27). */
const failureTexts = { get: 'Einstellungen konnten nicht geladen werden.', update: 'Einstellungen konnten nicht gespeichert werden.' };

export function SettingsPage() {
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const { part: partParam = '' } = useParams();
  const part = partParam in settingsGroups ? (partParam as SettingsPart) : 'shop';
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="Einstellungen" />
      <div className={styles.body}>
        <Tabs
          label="Teile der Einstellungen"
          tabs={partLabels}
          value={part}
          onChange={nextPart => void navigate(`/backend/settings/${nextPart}`)}
        >
          {error && <ErrorMessage message={errorMessage(error, failureTexts.get)} onRetry={() => void refetch()} />}
          {data && <PartForm key={part} part={part} config={data.config} />}
          {!data && !error && <ListSkeleton />}
        </Tabs>
      </div>
    </>
  );
}

function PartForm({ part, config }: { part: SettingsPart; config: SettingsQuery['config'] }) {
  const [save, { error, loading }] = useSaveSettingsMutation();
  const isReadOnly = !can(useOffice().me.roles, 'config.update');
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const toast = useToast();
  const [saveCount, setSaveCount] = useState(0);
  const saveSettings = (input: object) =>
    save({ variables: { input } }).then(
      () => {
        setChanged(false);
        setSaveCount(count => count + 1);
        toast('Einstellungen gespeichert.');
      },
      () => {}, // the hook returns the error and the form shows it
    );
  return (
    <>
      <RecordForm
        key={saveCount}
        fields={settingsGroups[part].fields}
        record={config}
        serverErrors={toErrorEntries(error, failureTexts.update)}
        isSaving={loading}
        isReadOnly={isReadOnly}
        onChanged={() => setChanged(true)}
        onSave={input => void saveSettings(input)}
      />
      {leaveDialog}
    </>
  );
}
