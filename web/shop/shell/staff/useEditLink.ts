/** Where the current page is edited: the branch of a store, or the page from blocks. */
import { useLocation } from 'react-router';
import { useSitePageQuery } from '../../../blocks/Page.generated';
import { pagePath } from '../../page/pagePath';
import { useShop } from '../state/shopContext';

export function useEditLink(): { to: string; label: string } | null {
  const { pathname } = useLocation();
  const { branch } = useShop();
  const { data } = useSitePageQuery({ variables: { path: pagePath(pathname) }, fetchPolicy: 'cache-only' });
  if (branch) return { to: `/backend/branches/${branch.id}`, label: 'Standort bearbeiten' };
  return data?.sitePage ? { to: `/backend/sites/${data.sitePage.id}`, label: 'Seite bearbeiten' } : null;
}
