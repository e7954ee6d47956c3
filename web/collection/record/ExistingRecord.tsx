/** Loads a record and shows its editor. */
import type { ComponentType } from 'react';
import type { EditableRecord } from '../collectionHooks';
import styles from '../pages.module.css';
import type { EditablePageProps } from '../pageProps';
import { RecordHeader } from './RecordHeader';
import { RecordPlaceholder } from './RecordPlaceholder';

interface Props extends EditablePageProps {
  id: string;
  Editor: ComponentType<EditablePageProps & { record: EditableRecord }>;
}

export function ExistingRecord({ id, Editor, ...props }: Props) {
  const { definition, hooks } = props;
  const { data, error, refetch } = hooks.useGet({ variables: { id } });
  if (data) return <Editor key={data.record.id} {...props} record={data.record} />;
  return (
    <>
      <RecordHeader definition={definition} />
      <div className={styles.body}>
        <RecordPlaceholder definition={definition} error={error} refetch={refetch} />
      </div>
    </>
  );
}
