/** The status of the edited page, with the number of changed blocks, and who else edits it. */
import { useDeferredValue, useMemo } from 'react';
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
  const editedBlocks = useDeferredValue(blocks); // a key does not wait for the comparison
  const changeCount = useMemo(() => unpublishedChanges(record, editedBlocks).length, [record, editedBlocks]);
  return (
    <span className={styles.state}>
      <StatusBadge isPublic={record.isPublic} hasChanges={hasChanges} plan={plans ? planState(plans) : null} changeCount={changeCount} />{' '}
      <PageEditors />
    </span>
  );
}
