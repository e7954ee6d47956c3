/** The settings of the shop in parts. Each part is saved on its own. */
import { useNavigate, useParams } from 'react-router';
import { settingsGroups } from '../../../schema/site/settings';
import { ListSkeleton } from '../../collection/list/EmptyList';
import { errorMessage } from '../../collection/errorMessages';
import { useSettingsQuery } from '../../generated/settings';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../ui/display/PageHeader';
import { Tabs } from '../../ui/display/Tabs';
import styles from './SettingsPage.module.css';
import { type SettingsPart, failureTexts, SettingsForm } from './SettingsForm';

const partLabels = Object.fromEntries(Object.entries(settingsGroups).map(([part, { label }]) => [part, label])) as Record<
  SettingsPart,
  string
>;
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
          {data && <SettingsForm key={part} part={part} config={data.config} />}
          {!data && !error && <ListSkeleton />}
        </Tabs>
      </div>
    </>
  );
}
