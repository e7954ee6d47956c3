/** A comparison of two versions of the page, or why there is none yet. */
import type { ComponentProps } from 'react';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage';
import { Loading, Skeleton } from '../../../../ui/feedback/Skeleton';
import { differencesText } from '../revisionTexts';
import { ComparisonTabs } from './ComparisonTabs';
import type { Comparison } from './useComparison';

interface Props extends Omit<ComponentProps<typeof ComparisonTabs>, 'comparison'> {
  /** Undefined while a version is loading. */
  comparison: Comparison | undefined;
  error: unknown;
  onReload: () => void;
}

export function ComparisonView({ comparison, error, onReload, ...tabs }: Props) {
  if (error) return <ErrorMessage message="Die Fassung konnte nicht geladen werden." onRetry={onReload} />;
  if (!comparison)
    return (
      <Loading>
        <Skeleton shape="heading" />
        <Skeleton />
      </Loading>
    );
  return (
    <>
      <p role="status">{differencesText(comparison)}</p>
      <ComparisonTabs {...tabs} comparison={comparison} />
    </>
  );
}
