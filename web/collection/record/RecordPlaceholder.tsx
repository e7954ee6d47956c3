/** Shows the skeleton while a record is loading, or the error. */
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { ListSkeleton } from '../list/EmptyList';
import type { CollectionHooks } from '../collectionHooks';
import { failureText, errorMessage } from '../errorMessages';
import type { RecordHeaderProps } from './RecordHeader';

export function RecordPlaceholder({
  definition,
  error,
  refetch,
}: Pick<ReturnType<CollectionHooks['useGet']>, 'error' | 'refetch'> & RecordHeaderProps) {
  if (!error) return <ListSkeleton />;
  return <ErrorMessage message={errorMessage(error, failureText(definition, 'get'))} onRetry={() => void refetch?.()} />;
}
