/** Where a record is used, with links to the places, or why that could not be loaded. */
import { useId } from 'react';
import { Link } from 'react-router';
import { collections } from '../../../schema/collections';
import { restPath } from '../../../schema/collections/collection';
import { isKeyOf } from '../../../schema/objects';
import { plannedName } from '../../../schema/rules/usages/plannedBlocks';
import { Button } from '../../ui/actions/Button';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import styles from './UsageList.module.css';
import { missingUsagesText, usageCountText } from './usageTexts';
import type { RecordUsages } from './useUsages';

type Usage = NonNullable<RecordUsages['usages']>['items'][number];

export const UsageList = ({ usages, loadMore, retry }: Omit<RecordUsages, 'isLoading'>) => (
  <>
    {usages && <LoadedUsages usages={usages} loadMore={loadMore} />}
    {retry && <ErrorMessage message="Die Stellen konnten nicht geladen werden." onRetry={retry} />}
  </>
);

function LoadedUsages({ usages, loadMore }: Pick<RecordUsages, 'loadMore'> & { usages: NonNullable<RecordUsages['usages']> }) {
  const headingId = useId();
  const { total, readableTotal, items } = usages;
  const missingText = loadMore ? null : missingUsagesText({ total, readableTotal, listed: items.length });
  return (
    <section className={styles.usages} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {usageCountText(total)}
      </h3>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map(usage => (
            <UsageItem key={`${usage.collection} ${usage.id}`} usage={usage} />
          ))}
        </ul>
      )}
      {loadMore && (
        <Button variant="text" size="small" onPress={loadMore}>
          Weitere Stellen zeigen
        </Button>
      )}
      {missingText && <p className={styles.missing}>{missingText}</p>}
    </section>
  );
}

function UsageItem({ usage: { collection, id, title, places } }: { usage: Usage }) {
  const definition = isKeyOf(collections, collection) ? collections[collection] : undefined;
  return (
    <li>
      <Link to={pathOf({ collection, id })}>{definition ? `${definition.singularLabel} „${title}“` : title}</Link>
      <span className={styles.places}>{places.join(', ')}</span>
    </li>
  );
}

function pathOf({ collection, id }: Pick<Usage, 'collection' | 'id'>): string {
  if (collection === plannedName) return `/backend/sites/${id}`;
  return isKeyOf(collections, collection) ? `/backend/${restPath(collections[collection])}/${id}` : '/backend/settings';
}
