/** Buttons below the form of a record: where it is used, and its deletion. */
import { UsagesButton } from '../usages/UsagesButton';
import type { EditableRecord } from '../collectionHooks';
import type { EditablePageProps } from '../pageProps';
import { DeleteButton } from './DeleteButton';

type Props = Pick<EditablePageProps, 'definition' | 'hooks'> & {
  record: Pick<EditableRecord, 'id' | 'viewerCanUpdate' | 'viewerCanDelete'>;
  onDeleted: () => void;
};

export const RecordActions = ({ definition, hooks, record: { id, viewerCanUpdate, viewerCanDelete }, onDeleted }: Props) => (
  <>
    {viewerCanUpdate && <UsagesButton collection={definition.name} id={id} />}
    {viewerCanDelete && <DeleteButton definition={definition} hooks={hooks} id={id} onDeleted={onDeleted} />}
  </>
);
