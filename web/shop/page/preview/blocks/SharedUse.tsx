/** The value of a shared block on the page: which content it shows, and where else that is used. The button opens the ways to change it. */
import type { Id } from '../../../../../schema/fields/field';
import { usePage } from '../../../../blocks/pageContext';
import { postToEditor } from '../../../../blocks/preview/previewMessages';
import { usageCountText } from '../../../../collection/usages/usageTexts';
import { Icon } from '../../../../ui/display/Icon';
import styles from './BlockChip.module.css';
import { useSharedUse } from './useSharedUse';

interface Props {
  /** The block of the page, and the record with its content. */
  id: Id;
  content: Id;
}

export function SharedUse({ id, content }: Props) {
  const { name, total } = useSharedUse(content, usePage().id);
  return (
    <button
      type="button"
      className={styles.use}
      aria-haspopup="dialog"
      data-field="block"
      onClick={() => postToEditor({ preview: 'shared', id })}
    >
      <Icon name="copy" />
      {name !== undefined && <span className={styles.content}>{name}</span>}
      <span className={styles.count}>{total === undefined ? 'Wo benutzt?' : usageCountText(total)}</span>
    </button>
  );
}
