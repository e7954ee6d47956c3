/** What the editor adds to a page in its preview: places to insert blocks, and notes at blocks that are empty. Presses are handled by `Selection`. */
import { blockTypeOf, isPageBlock } from '../../../../schema/blocks';
import type { Id } from '../../../../schema/fields/field';
import { usePage, type BlockData, type CanvasParts } from '../../../blocks/pageContext';
import { Icon } from '../../../ui/display/Icon';
import styles from './canvasParts.module.css';

const ExampleNote = () => <p className={styles.notice}>Beispiel – noch leer</p>;

const UnseenNote = ({ block }: { block: BlockData }) => <p className={styles.unseen}>Gemeinsamer Inhalt: {unseenReason(block)}</p>;

function unseenReason({ shared }: BlockData): string {
  if (!shared?.block) return 'Es ist noch keiner gewählt.';
  if (!shared.block.isPublic) return 'Er ist nicht öffentlich.';
  const type = blockTypeOf(shared.block.type);
  return type && isPageBlock(type) ? 'Er ist zu dieser Zeit nicht zu sehen.' : 'Neuigkeiten zeigt der Shop an eigener Stelle.';
}

const InsertPoint = ({ after }: { after: Id | null }) => (
  <div className={`${styles.place} ${usePage().hasHero ? styles.underHeader : ''}`}>
    <button type="button" className={styles.insert} data-insert={after ?? ''} aria-label="Block hier einfügen">
      <Icon name="plus" />
    </button>
  </div>
);

// Constants, because new parts render every block again.
const parts: CanvasParts = { ExampleNote, UnseenNote };
const partsWithPlaces: CanvasParts = { ...parts, InsertPoint };

export const partsFor = (canInsert: boolean): CanvasParts => (canInsert ? partsWithPlaces : parts);
