/** Loads what every branch screen needs: the shop settings and the branch of the URL. */
import { useParams } from 'react-router';
import { useTheme } from '../../app/theme';
import { useBranchScreenPageQuery, type BranchScreenPageQuery } from './BranchScreens.generated';

export interface ScreenContext {
  /** The id or identifier of the branch, as in the URL. */
  branch: string;
  config: BranchScreenPageQuery['config'];
  /** The name of the branch, else of the shop. */
  title: string;
}

/** Returns undefined until the data is loaded. */
export function useBranchScreen(): ScreenContext | undefined {
  const { branch = '' } = useParams();
  const { data } = useBranchScreenPageQuery({ pollInterval: 0 });
  useTheme(data?.config);
  if (!data) return undefined;
  const branchRecord = data.branches.items.find(({ id, identifier }) => id === branch || identifier === branch);
  return { branch, config: data.config, title: branchRecord?.name || data.config.shopName };
}
