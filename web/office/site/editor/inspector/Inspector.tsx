/** The form of the open block beside the preview, where the screen has room for it. */
import type { SiteRecord } from '../../blocks/siteRecord';
import { BlockFields } from '../../blocks/item/BlockFields';
import { blockLabel } from '../../blocks/blockSummary';
import { blockErrors } from '../saving/pageErrors';
import styles from '../SiteEditor.module.css';
import type { SiteEditor } from '../useSiteEditor';

interface Props {
  pageType: SiteRecord['type'];
  editor: Pick<SiteEditor, 'history' | 'edit'>;
  isReadOnly: boolean;
}

export function Inspector({ pageType, editor: { history, edit }, isReadOnly }: Props) {
  const block = history.blocks.find(({ id }) => id === history.openId);
  return (
    <section className={styles.inspector} aria-label="Inspektor">
      {block ? (
        <>
          <h2>{blockLabel(block)}</h2>
          <BlockFields key={block.id} entry={block} isReadOnly={isReadOnly} fieldErrors={blockErrors(pageType, block)} onEdit={edit} />
        </>
      ) : (
        <p>Wählen Sie einen Block in der Liste oder auf der Seite, um ihn zu bearbeiten.</p>
      )}
    </section>
  );
}
