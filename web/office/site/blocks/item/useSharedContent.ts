/** The content of a shared block: how it is copied into the page, and why the page may not show it. */
import { blockTypeOf, isPageBlock, type PageBlock } from '../../../../../schema/blocks';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { ignoreError } from '../../../../collection/record/ignoreError';
import { useBlockQuery, type BlockQuery } from '../../../../generated/collections/block';
import { newId } from '../../../../hooks/newId';
import { newBlock } from '../picker/blockOptions';

interface SharedContent {
  /** Loads the content again after an error. */
  reload: () => void;
  /** Why the page does not show it. */
  warning?: string | undefined;
  /** Undefined until the content is loaded, and for contents that are no blocks of a page. */
  copy?: (entry: StoredBlock) => StoredBlock;
}

type Content = BlockQuery['record'];

export function useSharedContent(id: string): SharedContent {
  const { data, refetch } = useBlockQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const reload = (): void => void refetch().catch(ignoreError);
  const record = data?.record;
  const type = record && blockTypeOf(record.type);
  if (!record || !type) return { reload };
  if (!isPageBlock(type))
    return { reload, warning: 'Der Shop zeigt Neuigkeiten an eigener Stelle, nicht auf Seiten. Bitte wählen Sie einen anderen Inhalt.' };
  return {
    reload,
    warning: record.isPublic ? undefined : 'Dieser Inhalt ist nicht öffentlich. Auf der Seite sieht man ihn nicht.',
    copy: entry => copyContent(record, type, entry),
  };
}

function copyContent(record: Content, type: PageBlock, { isHidden }: StoredBlock): StoredBlock {
  const empty = newBlock(type);
  return { ...empty, id: newId(), value: { ...empty.value, ...record.value }, config: { ...empty.config, ...record.config }, isHidden };
}
