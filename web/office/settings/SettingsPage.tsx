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
import { failureTexts, SettingsForm } from './SettingsForm';
import { isKeyOf, mapValues } from '../../../schema/objects';

const partLabels = mapValues(settingsGroups, ({ label }) => label);

export function SettingsPage() {
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const { part: partParam = '' } = useParams();
  const part = isKeyOf(settingsGroups, partParam) ? partParam : 'shop';
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
