/** Opens the dialog that marks the product of an item as sold out. */
import { can } from '../../../../schema/access/permissions';
import { useOffice } from '../../shell/officeContext';
import { useBoardContext } from '../board/boardContext';

interface SoldOrder {
  readonly branch: { readonly id: string };
  readonly items: readonly { readonly index: number; readonly name: string; readonly product: { readonly id: string } | null }[];
}

/** Returns a function that takes the index of the item; undefined for viewers who may not mark products. */
export function useReportSoldOut({ branch, items }: SoldOrder): ((index: number) => void) | undefined {
  const { me } = useOffice();
  const { reportSoldOut } = useBoardContext();
  if (!can(me.roles, 'branch.setSoldOut')) return undefined;
  return index => {
    const item = items.find(item => item.index === index);
    if (item?.product) reportSoldOut({ branch: branch.id, product: item.product.id, name: item.name });
  };
}
