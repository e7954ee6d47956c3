/** The settings of the shop, part by part; each part is saved by itself. */
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { may } from '../../../schema/access/roles';
import { settingsParts } from '../../../schema/site/settings';
import { GreyRows } from '../../collection/EmptyList';
import { entriesOf, messageOf } from '../../collection/errorMessages';
import { useUnsaved } from '../../collection/useUnsavedChanges';
import { RecordForm } from '../../forms/RecordForm';
import { useSaveSettingsMutation, useSettingsQuery, type SettingsQuery } from '../../generated/settings';
import { Failure } from '../../ui/feedback/ErrorMessage';
import { PageBar } from '../../ui/display/PageHeader';
import { Tabs } from '../../ui/display/Tabs';
import { useToast } from '../../ui/overlays/Toasts';
import { useOffice } from '../shell/officeContext';
import styles from './SettingsPage.module.css';

type Part = keyof typeof settingsParts;
const labels = Object.fromEntries(Object.entries(settingsParts).map(([part, { label }]) => [part, label])) as Record<Part, string>;
/** ERR-47 (T-27). */
const failed = { get: 'Einstellungen konnten nicht geladen werden.', update: 'Einstellungen konnten nicht gespeichert werden.' };

export function SettingsPage() {
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const { part: named = '' } = useParams();
  const part = named in settingsParts ? (named as Part) : 'shop';
  const navigate = useNavigate();
  return (
    <>
      <PageBar title="Einstellungen" />
      <div className={styles.body}>
        <Tabs label="Teile der Einstellungen" tabs={labels} value={part} onChange={to => void navigate(`/backend/settings/${to}`)}>
          {error && <Failure message={messageOf(error, failed.get)} onRetry={() => void refetch()} />}
          {data && <PartForm key={part} part={part} config={data.config} />}
          {!data && !error && <GreyRows />}
        </Tabs>
      </div>
    </>
  );
}

function PartForm({ part, config }: { part: Part; config: SettingsQuery['config'] }) {
  const [save, { error, loading }] = useSaveSettingsMutation();
  const isReadOnly = !may(useOffice().me.roles, 'config.update');
  const { mark, question } = useUnsaved();
  const toast = useToast();
  const [saved, setSaved] = useState(0);
  const keep = (change: object) =>
    save({ variables: { change } }).then(
      () => {
        mark(false);
        setSaved(times => times + 1);
        toast('Einstellungen gespeichert.');
      },
      () => {}, // the hook keeps the error, and the form shows it
    );
  return (
    <>
      <RecordForm
        key={saved}
        fields={settingsParts[part].fields}
        record={config}
        refusals={entriesOf(error, failed.update)}
        isSaving={loading}
        isReadOnly={isReadOnly}
        onChanged={() => mark(true)}
        onSave={change => void keep(change)}
      />
      {question}
    </>
  );
}
