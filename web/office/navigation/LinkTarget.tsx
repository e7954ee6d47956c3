/** Names the target of an entry of a navigation, and warns when the shop does not show it. */
import type { LinkTargetProps } from '../../fields/inputs/linkTargetContext';
import { Icon } from '../../ui/display/Icon';
import { useLinkTargetsQuery } from './LinkTargets.generated';
import styles from './LinkTarget.module.css';
import { linkTargetState } from './linkTargetState';

/** Pages may have changed since. The entries of a navigation load at the same time and share one request. */
const freshForAllEntries = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  context: { queryDeduplication: true },
} as const;

export function LinkTarget(props: LinkTargetProps) {
  const { data } = useLinkTargetsQuery(freshForAllEntries);
  const state = linkTargetState(props, data);
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
