/** A comparison as a list of differences, and as the pages: side by side, or one per tab on narrow screens. */
import { useMemo, useState } from 'react';
import { compareBlocks, type BlockDifference } from '../../../../../schema/blocks/operations/compareBlocks';
import { Tabs } from '../../../../ui/display/Tabs';
import { DifferenceList } from './DifferenceList';
import { RevisionFrame } from './RevisionFrame';
import styles from '../revisions.module.css';
import { marksOf } from '../revisionTexts';
import type { Comparison } from './useComparison';

interface Props {
  path: string;
  comparison: Pick<Comparison, 'from' | 'to'>;
  isWide: boolean;
  onRestore: ((difference: BlockDifference) => void) | undefined;
}

/** On wide screens `from` has both pages. */
type ComparisonTab = 'list' | 'from' | 'to';

export function ComparisonTabs({ path, comparison: { from, to }, isWide, onRestore }: Props) {
  const marks = useMemo(() => marksOf(compareBlocks(from.blocks, to.blocks)), [from.blocks, to.blocks]);
  const [chosenTab, setTab] = useState<ComparisonTab>('list');
  const tab = isWide && chosenTab === 'to' ? 'from' : chosenTab;
  const panel =
    tab === 'list' ? (
      <DifferenceList from={from} to={to} onRestore={onRestore} />
    ) : (
      <div className={styles.pages}>
        {(isWide ? [from, to] : [tab === 'to' ? to : from]).map(({ title, blocks }, index) => (
          <RevisionFrame key={index} path={path} title={title} blocks={blocks} marks={marks} isWide={isWide} />
        ))}
      </div>
    );
  const shared = { label: 'Vergleich', onChange: setTab, children: panel };
  return (
    <div className={styles.comparison}>
      {isWide ? (
        <Tabs {...shared} tabs={{ list: 'Unterschiede', from: 'Nebeneinander' }} value={tab === 'list' ? 'list' : 'from'} />
      ) : (
        <Tabs {...shared} tabs={{ list: 'Unterschiede', from: from.title, to: to.title }} value={tab} />
      )}
    </div>
  );
}
