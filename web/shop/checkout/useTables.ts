/** The tables of a branch, asked for when someone eats there. */
import { useCheckoutTablesQuery } from './Checkout.generated';

export function useTables(branch: string, isWanted: boolean): readonly string[] | undefined {
  const { data } = useCheckoutTablesQuery({ variables: { identifier: branch }, skip: !isWanted });
  return data?.branch.tables
    .filter(table => table.isEnabled)
    .map(({ identifier }) => identifier)
    .sort(byNumber.compare);
}

const byNumber = new Intl.Collator('de', { numeric: true });
