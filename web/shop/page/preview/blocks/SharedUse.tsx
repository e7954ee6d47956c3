/** The value of a shared block on the page: which content it shows, and where else that is used. The button opens the ways to change it. */
import type { Id } from '../../../../../schema/fields/field';
import { postToEditor } from '../../../../blocks/preview/previewMessages';
import { usageCountText } from '../../../../collection/usages/usageTexts';
import { useUsages } from '../../../../collection/usages/useUsages';
import { useBlockQuery } from '../../../../generated/collections/block';
import { Icon } from '../../../../ui/display/Icon';
import styles from './BlockChip.module.css';

interface Props {
  /** The block of the page, and the record with its content. */
  id: Id;
  content: Id;
}

export function SharedUse({ id, content }: Props) {
  const { data } = useBlockQuery({ variables: { id: content }, fetchPolicy: 'cache-and-network' });
  const { usages } = useUsages('block', content);
  return (
    <button
      type="button"
      className={styles.use}
      aria-haspopup="dialog"
      data-field="block"
      onClick={() => postToEditor({ preview: 'shared', id })}
    >
      <Icon name="copy" />
      {data && <span className={styles.content}>{data.record.name}</span>}
      <span className={styles.count}>{usages ? usageCountText(usages.total) : 'Wo benutzt?'}</span>
    </button>
  );
}
