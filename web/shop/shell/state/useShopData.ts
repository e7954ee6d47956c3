/** Loads the data that all pages of the shop need. */
import type { ShopQuery } from '../Shop.generated';
import type { Shop } from './shopContext';
import { decodeUriPart } from '../../../../schema/text/decodeUri';
import { isNotFound } from '../../cacheNotFound';
import { useLocation, useParams } from 'react-router';
import { useState, useCallback, useMemo } from 'react';

/** Returns the shop with the branch in the URL, else the branch the page has selected. */
export function useShopData(data: ShopQuery | undefined): Shop | undefined {
  const { pathname } = useLocation();
  const params = useParams();
  // The server renders one page for all URLs without a page, also for those of a branch.
  const branchIdentifier = isNotFound(decodeUriPart(pathname)) ? undefined : params.branchIdentifier;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selectBranch = useCallback((id: string | null) => setSelectedId(id), []);
  return useMemo(() => {
    if (!data) return undefined;
    const branches = data.branches.items;
    const branch = branches.find(
      ({ id, identifier, isPublic }) => isPublic && (branchIdentifier ? identifier === branchIdentifier : id === selectedId),
    );
    return { config: data.config, environment: data.environment, branches, navigations: data.navigations.items, branch, selectBranch };
  }, [data, branchIdentifier, selectedId, selectBranch]);
}
