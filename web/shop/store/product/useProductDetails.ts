/** The product in the URL, whose details are open. Opening them adds a history entry, so that going back closes them. */
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { productPath, productSlug, storePath } from '../../../../schema/rules/site/productPath';
import { findProduct } from '../../../ordering/menu/storeMenu';
import { expectTraversal } from '../../../ui/overlays/backEntries';
import { useStore, type StoreProduct } from '../../../ordering/menu/storeContext';

/** The state of a history entry that the store page has added. */
const openedInStore = 'details';

export function useProductDetails() {
  const { branch } = useStore();
  const location = useLocation();
  const navigate = useNavigate();
  const { slug, product } = useProductOfUrl();
  const isClosed = useIsClosed(location.key);
  const path = storePath(branch);
  const open = useCallback(
    (product: StoreProduct) => void navigate(productPath(branch, product), { state: openedInStore }),
    [navigate, branch],
  );
  const close = (): void => {
    isClosed.set();
    if (location.state !== openedInStore) return void navigate(path, { replace: true });
    expectTraversal();
    void navigate(-1);
  };
  return { product: isClosed.value ? undefined : product, isUnknown: slug !== undefined && !product, open, close };
}

/** Returns the product in the URL. One that is taken off the menu while its details are open stays. */
function useProductOfUrl(): { slug: string | undefined; product: StoreProduct | undefined } {
  const { menu } = useStore();
  const { productSlug: slug } = useParams();
  const found = slug === undefined ? undefined : findProduct(menu, slug);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return { slug, product: found ?? (last && productSlug(last.uid) === slug ? last : undefined) };
}

/** Navigation takes a moment. Until then the details are closed at once, so that the focus returns before another dialog opens. */
function useIsClosed(key: string): { value: boolean; set: () => void } {
  const [closedKey, setClosedKey] = useState<string | null>(null);
  if (closedKey !== null && closedKey !== key) setClosedKey(null);
  return { value: closedKey === key, set: () => setClosedKey(key) };
}
