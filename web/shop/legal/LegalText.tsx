/** Loads and shows a legal text from the settings. */
import { useQuery } from '@apollo/client/react';
import { withoutTitle, type LegalPageName } from '../../../schema/site/legalPages';
import { RichText } from '../../ui/display/RichText';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { ErrorPage } from '../shell/ErrorPage';
import { legalTextQueries } from './legalTextQuery';

export function LegalText({ name }: { name: LegalPageName }) {
  const { data, error, refetch } = useQuery(legalTextQueries[name]);
  if (data) return <RichText html={withoutTitle(data.config.text ?? '', name)} />;
  if (error) return <ErrorPage error={error} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Loading>
  );
}
