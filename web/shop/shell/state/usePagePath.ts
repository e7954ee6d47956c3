/** Returns the path of the page without a slash at its end. The details of a product are part of the store page, so opening them is no change of the page. */
import { useLocation, useParams } from 'react-router';

export function usePagePath(): string {
  const { pathname } = useLocation();
  const { productSlug } = useParams();
  const path = pathname.replace(/\/+$/, '');
  return productSlug === undefined ? path : path.slice(0, path.lastIndexOf('/'));
}
