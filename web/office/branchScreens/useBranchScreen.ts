/** What every screen by key knows: the shop, and the branch whose screen it is. */
import { useParams } from 'react-router';
import { useTheme } from '../../app/theme';
import { useScreenQuery, type ScreenQuery } from './BranchScreens.generated';

export interface Screen {
  /** By id or identifier, as the address names it. */
  branch: string;
  config: ScreenQuery['config'];
  branchName: string;
}

/** Nothing until it is known. */
export function useScreen(): Screen | undefined {
  const { branch = '' } = useParams();
  const { data } = useScreenQuery({ pollInterval: 0 });
  useTheme(data?.config);
  if (!data) return undefined;
  const own = data.branches.items.find(({ id, identifier }) => id === branch || identifier === branch);
  return { branch, config: data.config, branchName: own?.name ?? '' };
}
