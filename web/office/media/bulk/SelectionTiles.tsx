/** The images of a page as tiles that can be selected. Shift selects all from the last pressed one. */
import type { Id } from '../../../../schema/fields/field';
import { Icon } from '../../../ui/display/Icon';
import type { MediaItem } from '../MediaTiles';
import mediaStyles from '../media.module.css';
import styles from './bulk.module.css';

interface Props {
  title: string;
  items: readonly MediaItem[];
  selectedIds: readonly Id[];
  onPress: (id: Id, isRange: boolean) => void;
}

export const SelectionTiles = ({ title, items, selectedIds, onPress }: Props) => (
  <ul className={mediaStyles.tiles} aria-label={title}>
    {items.map(({ id, caption, details, image }) => (
      <li key={id}>
        <button
          type="button"
          role="checkbox"
          aria-checked={selectedIds.includes(id)}
          className={`${mediaStyles.tile} ${styles.tile}`}
          onClick={({ shiftKey }) => onPress(id, shiftKey)}
        >
          {image}
          <span className={mediaStyles.caption}>{caption}</span>
          <span className={mediaStyles.details}>{details}</span>
          <span className={styles.marker}>{selectedIds.includes(id) && <Icon name="check" />}</span>
        </button>
      </li>
    ))}
  </ul>
);
