/** What publishing changes for visitors: the blocks that differ from the public ones. */
import { useMemo } from 'react';
import { compareBlocks, type BlockDifference } from '../../../../schema/blocks/operations/compareBlocks';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import { withoutEmptySlots } from '../blocks/emptySlots';
import { toBlocks, type SiteRecord } from '../blocks/siteRecord';
import { DifferenceList } from '../revisions/comparison/DifferenceList';
import { draftTitle } from '../revisions/comparison/comparedVersions';
import styles from './publishing.module.css';

/** Returns what differs between the public blocks and the edited ones. */
export const unpublishedChanges = (record: SiteRecord, blocks: Blocks): BlockDifference[] =>
  compareBlocks(toBlocks(record.content), blocks.map(withoutEmptySlots));

export function PublishChanges({ record, blocks }: { record: SiteRecord; blocks: Blocks }) {
  const from = useMemo(() => ({ title: 'Öffentliche Fassung', blocks: toBlocks(record.content) }), [record.content]);
  const to = useMemo(() => ({ title: draftTitle, blocks: blocks.map(withoutEmptySlots) }), [blocks]);
  const count = useMemo(() => compareBlocks(from.blocks, to.blocks).length, [from, to]);
  return (
    <section className={styles.section}>
      <h3>Was sich ändert</h3>
      {!record.isPublic && <p>Die Seite ist noch nicht öffentlich. Danach sehen sie alle.</p>}
      {record.isPublic && count === 0 && <p>Seit der letzten Veröffentlichung hat sich nichts geändert.</p>}
      {record.isPublic && count > 0 && (
        <details className={styles.changes}>
          <summary>{count === 1 ? 'Ein Block ist anders' : `${count} Blöcke sind anders`}</summary>
          <DifferenceList from={from} to={to} onRestore={undefined} />
        </details>
      )}
    </section>
  );
}
