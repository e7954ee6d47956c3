/** Loads what every branch screen needs: the shop settings and the branch of the URL. */
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router';
import { useTheme } from '../../app/theme';
import { useBranchScreenPageQuery, type BranchScreenPageQuery } from './BranchScreens.generated';

const retryInterval = 10_000;

export interface ScreenContext {
  /** The id or identifier of the branch, as in the URL. */
  branch: string;
  branchId: string;
  config: BranchScreenPageQuery['config'];
  /** The name of the branch, else of the shop. */
  title: string;
}

/** The screen is undefined until the data is loaded. Nobody is there to reload it, so it tries again after an error. */
export function useBranchScreen(): { screen: ScreenContext | undefined; error: Error | undefined } {
  const { branch = '' } = useParams();
  const { data, error, refetch } = useBranchScreenPageQuery({ pollInterval: 0 });
  useTheme(data?.config);
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => void refetch().catch(() => {}), retryInterval);
    return () => clearTimeout(timer);
  }, [error, refetch]);
  // The same object each time, so that cards render only when their order changes.
  const screen = useMemo(() => data && toScreen(data, branch), [data, branch]);
  return { screen, error };
}

function toScreen({ config, branches }: BranchScreenPageQuery, branch: string): ScreenContext {
  const branchRecord = branches.items.find(({ id, identifier }) => id === branch || identifier === branch);
  return { branch, branchId: branchRecord?.id ?? branch, config, title: branchRecord?.name || config.shopName };
}
