/** What the editor adds to a page in its preview: places to insert blocks, and notes at blocks that are empty. Presses are handled by `Selection`. */
import type { Id } from '../../../../schema/fields/field';
import { usePage, type CanvasParts } from '../../../blocks/pageContext';
import { Icon } from '../../../ui/display/Icon';
import styles from './canvasParts.module.css';

const ExampleNote = () => <p className={styles.note}>Beispiel – noch leer</p>;

const InsertPoint = ({ after }: { after: Id | null }) => (
  <div className={`${styles.place} ${usePage().hasHero ? styles.underHeader : ''}`}>
    <button type="button" className={styles.insert} data-insert={after ?? ''} aria-label="Block hier einfügen">
      <Icon name="plus" />
    </button>
  </div>
);

// Constants, because new parts render every block again.
const parts: CanvasParts = { ExampleNote };
const partsWithPlaces: CanvasParts = { ExampleNote, InsertPoint };

export const partsFor = (canInsert: boolean): CanvasParts => (canInsert ? partsWithPlaces : parts);
