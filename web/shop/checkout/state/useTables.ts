/** The tables of a branch, asked for when someone eats there. */
import { useCheckoutTablesQuery } from '../Checkout.generated';

export interface Tables {
  /** Undefined until they are known. */
  names: readonly string[] | undefined;
  /** Asks again; there only when they could not be read. */
  readAgain: (() => void) | undefined;
}

export function useTables(branch: string, isWanted: boolean): Tables {
  const { data, error, refetch } = useCheckoutTablesQuery({ variables: { identifier: branch }, skip: !isWanted });
  const names = data?.branch.tables
    .filter(table => table.isEnabled)
    .map(({ identifier }) => identifier)
    .sort(byNumber.compare);
  return { names, readAgain: error && !data ? () => void refetch() : undefined };
}

const byNumber = new Intl.Collator('de', { numeric: true });
