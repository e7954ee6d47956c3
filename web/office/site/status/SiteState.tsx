/** The status of the edited page, with the number of changed blocks, and who else edits it. */
import { useEffect, useMemo, useState } from 'react';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import { planState } from '../../../../schema/rules/site/publishing/siteStatus';
import type { SiteRecord } from '../blocks/siteRecord';
import { PageEditors } from '../editor/presence/OtherEditors';
import styles from '../editor/SiteEditor.module.css';
import { unpublishedChanges } from '../publishing/PublishChanges';
import type { SitePlan } from '../publishing/useSitePlans';
import { StatusBadge } from './StatusBadge';

interface Props {
  record: SiteRecord;
  blocks: Blocks;
  hasChanges: boolean;
  /** Undefined while they are loading. */
  plans: readonly SitePlan[] | undefined;
}

export function SiteState({ record, blocks, hasChanges, plans }: Props) {
  const editedBlocks = useAfterPause(blocks);
  const changeCount = useMemo(() => unpublishedChanges(record, editedBlocks).length, [record, editedBlocks]);
  return (
    <span className={styles.state}>
      <StatusBadge isPublic={record.isPublic} hasChanges={hasChanges} plan={plans ? planState(plans) : null} changeCount={changeCount} />{' '}
      <PageEditors />
    </span>
  );
}

/** Milliseconds. The comparison of a long page takes as long as all else that a key does. */
const pause = 500;

/** Returns the value once it has not changed for a while. */
function useAfterPause<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
