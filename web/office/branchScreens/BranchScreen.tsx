/** Shows a branch screen once the branch is loaded. A device that starts before the network loads it later. */
import type { ReactNode } from 'react';
import { Loading } from '../../ui/feedback/Skeleton';
import { ConnectionNotice } from './ConnectionNotice';
import { useBranchScreen, type ScreenContext } from './useBranchScreen';

export function BranchScreen({ children }: { children: (screen: ScreenContext) => ReactNode }) {
  const { screen, error } = useBranchScreen();
  if (screen) return children(screen);
  return (
    <main>
      <Loading />
      <ConnectionNotice error={error} />
    </main>
  );
}
