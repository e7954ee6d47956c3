/** The tables of a branch, asked for when someone eats there. */
import { useCheckoutTablesQuery } from './Checkout.generated';

export function useTables(branch: string, isWanted: boolean): readonly string[] | undefined {
  const { data } = useCheckoutTablesQuery({ skip: !isWanted });
  return data?.tables.items
    .filter(table => table.isEnabled && table.branch.id === branch)
    .map(({ identifier }) => identifier)
    .sort(byNumber.compare);
}

const byNumber = new Intl.Collator('de', { numeric: true });
