/** Loads what every branch screen needs: the shop settings and the branch of the URL. */
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useTheme } from '../../app/theme';
import { useBranchScreenPageQuery, type BranchScreenPageQuery } from './BranchScreens.generated';

const retryInterval = 10_000;

export interface ScreenContext {
  /** The id or identifier of the branch, as in the URL. */
  branch: string;
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
  if (!data) return { screen: undefined, error };
  const branchRecord = data.branches.items.find(({ id, identifier }) => id === branch || identifier === branch);
  return { screen: { branch, config: data.config, title: branchRecord?.name || data.config.shopName }, error };
}
