/** Copies the content of a shared block into a block of the page. */
import { blockTypeOf, isPageBlock } from '../../../../../schema/blocks';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { useBlockQuery } from '../../../../generated/collections/block';
import { newId } from '../../../../hooks/newId';
import { newBlock } from '../picker/blockOptions';

/** Returns a function that copies the content; undefined until it is loaded, and for contents that only the shop shows, such as news. */
export function useSharedCopy(id: string): ((entry: StoredBlock) => StoredBlock) | undefined {
  const { data } = useBlockQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const record = data?.record;
  const type = record && blockTypeOf(record.type);
  if (!record || !type || !isPageBlock(type)) return undefined;
  return ({ isHidden }) => {
    const empty = newBlock(type);
    const [value, config] = [
      { ...empty.value, ...record.value },
      { ...empty.config, ...record.config },
    ];
    return { ...empty, id: newId(), value, config, isHidden };
  };
}
