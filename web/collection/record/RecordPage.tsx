/** The back-office page that creates, edits or deletes a record of any collection. */
import { useParams } from 'react-router';
import { hasWriteHooks } from '../collectionHooks';
import type { PageProps } from '../pageProps';
import { ReadOnlyRecord } from './ReadOnlyRecord';
import { NewRecord } from './NewRecord';
import { ExistingRecord } from './ExistingRecord';
import { RecordEditor } from './RecordEditor';

export function RecordPage({ hooks, ...props }: PageProps) {
  const { id } = useParams();
  if (!hasWriteHooks(hooks)) return <ReadOnlyRecord {...props} hooks={hooks} id={id!} />;
  return id === 'new' ? <NewRecord {...props} hooks={hooks} /> : <ExistingRecord {...props} hooks={hooks} id={id!} Editor={RecordEditor} />;
}
