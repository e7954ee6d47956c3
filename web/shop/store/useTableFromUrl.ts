/** Reads the table from the URL (`?table=7`, the code on a table) and selects dine-in if the branch offers it (G-022). */
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCart } from '../../ordering/cart/useCart';

export function useTableFromUrl(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { methods, setMethod, setTable } = useCart();
  const table = search.get('table');
  const isDineInOffered = methods.includes('dineIn');
  useEffect(() => {
    if (!table) return;
    if (isDineInOffered) {
      setMethod('dineIn');
      setTable(table);
    }
    void navigate({ search: '' }, { replace: true });
  }, [table, isDineInOffered, setMethod, setTable, navigate]);
}
