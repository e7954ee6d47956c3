/** The conflicts of the edited page, for its blocks. */
import { createContext } from 'react';
import type { BlockHistory } from '../../blocks/blockHistory';
import type { SiteEditor } from '../useSiteEditor';

interface Conflicts extends Pick<BlockHistory, 'conflicts'> {
  resolve: SiteEditor['resolve'];
}

export const ConflictsContext = createContext<Conflicts>({ conflicts: [], resolve: () => {} });
