/** The first cell of a page in the list: its checkbox, the button that closes the part of the tree below it, and its name. */
import { Link } from 'react-router';
import { Button } from '../../../../ui/actions/Button';
import { Checkbox } from '../../../../ui/inputs/controls';
import type { ListedSite } from '../useSites';
import styles from './RowName.module.css';
import type { TreeRow } from './treeRows';

interface Props {
  row: TreeRow<ListedSite>;
  isSelected: boolean;
  /** Selects or deselects the page, with Shift the range up to it; undefined: pages cannot be selected. */
  onSelect: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined;
  /** Undefined: the tree is open. */
  onToggle: ((id: string) => void) | undefined;
}

export const RowName = ({ row: { site, depth, isClosed }, isSelected, onSelect, onToggle }: Props) => (
  <span className={styles.row}>
    {onSelect && (
      <label className={styles.check}>
        <Checkbox
          aria-label={`${site.name} auswählen`}
          checked={isSelected}
          onChange={(checked, { nativeEvent }) => onSelect(site.id, checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </label>
    )}
    <span className={styles.name} style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
      {onToggle &&
        (isClosed === null ? (
          <span className={styles.leaf} />
        ) : (
          <Button
            variant="text"
            size="small"
            icon={isClosed ? 'chevron-right' : 'chevron-down'}
            isExpanded={!isClosed}
            label={`Seiten unter ${site.name}`}
            onPress={() => onToggle(site.id)}
          />
        ))}
      <Link to={`/backend/sites/${site.id}`}>{site.name}</Link>
    </span>
  </span>
);
