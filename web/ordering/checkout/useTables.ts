/** The tables of a branch, loaded when the customer eats there. */
import { useCheckoutTablesQuery } from './Checkout.generated';

export interface Tables {
  /** Undefined while loading. */
  names: readonly string[] | undefined;
  /** Loads the tables again; defined only after an error. */
  retry: (() => void) | undefined;
}

export function useTables(branch: string, isNeeded: boolean): Tables {
  const { data, error, refetch } = useCheckoutTablesQuery({ variables: { identifier: branch }, skip: !isNeeded });
  const names = data?.branch.tables
    .filter(table => table.isEnabled)
    .map(({ identifier }) => identifier)
    .sort(byNumber.compare);
  return { names, retry: error && !data ? () => void refetch() : undefined };
}

const byNumber = new Intl.Collator('de', { numeric: true });
