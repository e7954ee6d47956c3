/** The form of one part of the settings. */
import { settingsGroups } from '../../../schema/site/settings';
import { type SettingsQuery, useSaveSettingsMutation } from '../../generated/settings';
import { can } from '../../../schema/access/permissions';
import { useOffice } from '../shell/officeContext';
import { useUnsavedChanges } from '../../collection/record/useUnsavedChanges';
import { useToast } from '../../ui/overlays/Toasts';
import { useState } from 'react';
import { RecordForm } from '../../forms/RecordForm';
import { toErrorEntries } from '../../collection/errorMessages';

type SettingsPart = keyof typeof settingsGroups;

/** Messages of ERR-47 (T-27). */
export const failureTexts = {
  get: 'Einstellungen konnten nicht geladen werden.',
  update: 'Einstellungen konnten nicht gespeichert werden.',
};

export function SettingsForm({ part, config }: { part: SettingsPart; config: SettingsQuery['config'] }) {
  const [save, { error, loading }] = useSaveSettingsMutation();
  const isReadOnly = !can(useOffice().me.roles, 'config.update');
  const { setChanged, startSave, leaveDialog } = useUnsavedChanges();
  const toast = useToast();
  const [saveCount, setSaveCount] = useState(0);
  const saveSettings = (input: object): void => {
    const markSaved = startSave();
    void save({ variables: { input } }).then(
      () => {
        if (markSaved()) setSaveCount(count => count + 1);
        toast('Einstellungen gespeichert.');
      },
      () => {}, // the hook returns the error and the form shows it
    );
  };
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
        onSave={saveSettings}
      />
      {leaveDialog}
    </>
  );
}
