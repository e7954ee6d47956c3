/** The tables of a branch in its order, asked for when someone eats there. */
import { useCheckoutTablesQuery } from './Checkout.generated';

export function useTables(branch: string, isWanted: boolean): readonly string[] | undefined {
  const { data } = useCheckoutTablesQuery({ variables: { identifier: branch }, skip: !isWanted });
  return data?.branch.tables.filter(({ isEnabled }) => isEnabled).map(({ identifier }) => identifier);
}
