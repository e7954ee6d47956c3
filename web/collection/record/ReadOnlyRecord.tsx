/** Shows a record of a read-only collection. */
import { RecordForm } from '../../forms/RecordForm';
import styles from '../pages.module.css';
import type { PageProps } from '../pageProps';
import { RecordHeader } from './RecordHeader';
import { ignoreError } from './ignoreError';
import { RecordPlaceholder } from './RecordPlaceholder';

export function ReadOnlyRecord({ definition, hooks, id, Action }: PageProps & { id: string }) {
  const { data, error, refetch } = hooks.useGet({ variables: { id } });
  return (
    <>
      <RecordHeader definition={definition} record={data?.record} />
      <div className={styles.body}>
        {data && Action && <Action record={data.record} hasUnsavedChanges={false} />}
        {data && (
          <RecordForm
            key={data.record.updatedAt} // shows what an action has changed
            fields={definition.fields}
            sections={definition.sections}
            record={data.record}
            serverErrors={[]}
            isSaving={false}
            isReadOnly
            onSave={ignoreError}
          />
        )}
        {!data && <RecordPlaceholder definition={definition} error={error} refetch={refetch} />}
      </div>
    </>
  );
}
