/** The page of an image template: its editor, or for viewers who may only read it the fields and a preview. */
import { useNavigate, useParams } from 'react-router';
import { hasWriteHooks } from '../../../collection/collectionHooks';
import type { PageProps } from '../../../collection/pageProps';
import { ExistingRecord } from '../../../collection/record/ExistingRecord';
import { RecordPage } from '../../../collection/record/RecordPage';
import { TemplateEditor } from './TemplateEditor';

export function TemplatePage({ hooks, ...props }: PageProps) {
  const { id } = useParams();
  const navigate = useNavigate();
  if (!props.can('update') || !hasWriteHooks(hooks)) return <RecordPage hooks={hooks} {...props} />;
  const openCreated = (created: string) => void navigate(`../${created}`, { relative: 'path', replace: true });
  if (id === 'new') return <TemplateEditor {...props} hooks={hooks} onCreated={openCreated} />;
  return <ExistingRecord {...props} hooks={hooks} id={id!} Editor={TemplateEditor} />;
}
