/** Names the target of an entry of a navigation, and warns when the shop does not show it. */
import { maxLinkTargets } from '../../../schema/collections/navigation';
import { isId } from '../../../schema/fields/validation/formats';
import type { LinkTargetProps } from '../../fields/inputs/linkTargetContext';
import { Icon } from '../../ui/display/Icon';
import { useLinkTargetsQuery } from './LinkTargets.generated';
import styles from './LinkTarget.module.css';
import { linkTargetState } from './linkTargetState';

/** Pages may have changed since. The entries of a navigation load at the same time, with the same ids, and share one request. */
const freshForAllEntries = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  context: { queryDeduplication: true },
} as const;

export function LinkTarget(props: LinkTargetProps) {
  const ids = idsLoadedWith(props);
  const { data, previousData } = useLinkTargetsQuery({ variables: { ids }, skip: ids.length === 0, ...freshForAllEntries });
  const state = linkTargetState(props, data, previousData);
  if (!state) return null;
  return (
    <>
      {state.text}
      {state.warning && (
        <span className={styles.warning}>
          <Icon name="triangle-alert" />
          {state.warning}
        </span>
      )}
    </>
  );
}

/** Returns the ids of a request that contains this target: those of all entries, or a part of them if there are very many. */
function idsLoadedWith({ target, targets }: LinkTargetProps): string[] {
  if (!isId(target)) return [];
  const ids = [...new Set(targets.filter(isId))].toSorted();
  const start = Math.floor(ids.indexOf(target) / maxLinkTargets) * maxLinkTargets;
  return ids.slice(start, start + maxLinkTargets);
}
