/** `?table=7`, from the code on a table, chooses to eat there, where the branch offers it (G-022). */
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCart } from '../cart/state/useCart';

export function useTableOfAddress(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { methods, setMethod, setTable } = useCart();
  const table = search.get('table');
  const isOffered = methods.includes('dineIn');
  useEffect(() => {
    if (!table) return;
    if (isOffered) {
      setMethod('dineIn');
      setTable(table);
    }
    void navigate({ search: '' }, { replace: true });
  }, [table, isOffered, setMethod, setTable, navigate]);
}
