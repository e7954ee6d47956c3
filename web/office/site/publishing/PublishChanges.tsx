/** What publishing changes for visitors: the page that is online beside the one that will be, and what differs. */
import { useMemo } from 'react';
import { compareBlocks, type BlockDifference } from '../../../../schema/blocks/operations/compareBlocks';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { withoutEmptySlots } from '../blocks/emptySlots';
import { toBlocks, type SiteRecord } from '../blocks/siteRecord';
import { ComparisonTabs } from '../revisions/comparison/ComparisonTabs';
import styles from './publishing.module.css';

/** Returns what differs between the public blocks and the edited ones. */
export const unpublishedChanges = (record: SiteRecord, blocks: Blocks): BlockDifference[] =>
  compareBlocks(toBlocks(record.content), blocks.map(withoutEmptySlots));

export function PublishChanges({ record, blocks }: { record: SiteRecord; blocks: Blocks }) {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const from = useMemo(() => ({ title: 'Jetzt online', blocks: toBlocks(record.content) }), [record.content]);
  const to = useMemo(() => ({ title: 'Danach online', blocks: blocks.map(withoutEmptySlots) }), [blocks]);
  const count = useMemo(() => compareBlocks(from.blocks, to.blocks).length, [from, to]);
  return (
    <section className={styles.section}>
      <h3>Was sich ändert</h3>
      {!record.isPublic && <p>Die Seite ist noch nicht öffentlich. Danach sehen sie alle.</p>}
      {record.isPublic && count === 0 && <p>Seit der letzten Veröffentlichung hat sich nichts geändert.</p>}
      {record.isPublic && count > 0 && (
        <details className={styles.changes} open={isWide}>
          <summary>{count === 1 ? 'Ein Block ist anders' : `${count} Blöcke sind anders`}</summary>
          <ComparisonTabs path={record.path ?? ''} comparison={{ from, to }} isWide={isWide} onRestore={undefined} />
        </details>
      )}
    </section>
  );
}
