/** The page of an image template: its editor, or for viewers who may only read it the fields and a preview. */
import { useParams } from 'react-router';
import { hasWriteHooks } from '../../../collection/collectionHooks';
import type { EditablePageProps, PageProps } from '../../../collection/pageProps';
import { RecordHeader } from '../../../collection/record/RecordHeader';
import { RecordPage } from '../../../collection/record/RecordPage';
import { RecordPlaceholder } from '../../../collection/record/RecordPlaceholder';
import { TemplateEditor } from './TemplateEditor';
import styles from './template.module.css';

export function TemplatePage({ hooks, ...props }: PageProps) {
  const { id } = useParams();
  if (!props.can('update') || !hasWriteHooks(hooks)) return <RecordPage hooks={hooks} {...props} />;
  return id === 'new' ? <TemplateEditor {...props} hooks={hooks} /> : <ExistingTemplate key={id} {...props} hooks={hooks} id={id!} />;
}

function ExistingTemplate({ id, ...props }: EditablePageProps & { id: string }) {
  const { definition, hooks } = props;
  const { data, error, refetch } = hooks.useGet({ variables: { id } });
  if (data) return <TemplateEditor {...props} record={data.record} />;
  return (
    <>
      <RecordHeader definition={definition} />
      <div className={styles.body}>
        <RecordPlaceholder definition={definition} error={error} refetch={refetch} />
      </div>
    </>
  );
}
