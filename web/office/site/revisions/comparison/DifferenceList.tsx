/** The differences between two versions of a page, by block and field. */
import { useRef } from 'react';
import { compareBlocks, type BlockDifference } from '../../../../../schema/blocks/operations/compareBlocks';
import { Button } from '../../../../ui/actions/Button';
import { Icon } from '../../../../ui/display/Icon';
import { Badge } from '../../../../ui/feedback/Badge';
import { blockIcon, blockLabel, blockSummary } from '../../blocks/blockSummary';
import type { ComparedVersion } from './comparedVersions';
import { FieldDifference } from './FieldDifference';
import styles from '../revisions.module.css';
import { differenceLabels } from '../revisionTexts';

interface Props {
  from: ComparedVersion;
  to: ComparedVersion;
  /** Takes a block over into the draft; undefined if neither version is the draft. */
  onRestore: ((difference: BlockDifference) => void) | undefined;
}

export function DifferenceList({ from, to, onRestore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const differences = compareBlocks(from.blocks, to.blocks);
  const restore = (difference: BlockDifference): void => {
    list.current?.focus(); // the button disappears
    onRestore?.(difference);
  };
  return (
    <ul ref={list} tabIndex={-1} className={styles.differences} aria-label={`Unterschiede von ${from.title} zu ${to.title}`}>
      {differences.map(difference => (
        <li key={difference.block.id}>
          <BlockHeading difference={difference} from={from} to={to} />
          <dl>
            {difference.fields.map(change => (
              <FieldDifference key={change.field} type={difference.block.type} change={change} />
            ))}
          </dl>
          {onRestore && (
            <Button variant="secondary" size="small" icon="undo-2" onPress={() => restore(difference)}>
              {difference.kind === 'added' ? 'Diesen Block entfernen' : 'Diesen Block wiederherstellen'}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function BlockHeading({ difference: { block, kind, isMoved }, from, to }: { difference: BlockDifference } & Pick<Props, 'from' | 'to'>) {
  const positionIn = ({ blocks }: ComparedVersion): number => blocks.findIndex(({ id }) => id === block.id) + 1;
  const summary = blockSummary(block);
  return (
    <h4>
      <Icon name={blockIcon(block)} />
      <span>
        {positionIn(kind === 'removed' ? from : to)}. {blockLabel(block)}
        {summary && <small>{summary}</small>}
      </span>
      {isMoved ? (
        <Badge tone="info">
          Verschoben: {positionIn(from)} → {positionIn(to)}
        </Badge>
      ) : (
        <Badge tone={kind === 'added' ? 'success' : kind === 'removed' ? 'error' : 'neutral'}>{differenceLabels[kind]}</Badge>
      )}
    </h4>
  );
}
