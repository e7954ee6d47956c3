/** The buttons of an item that can change: its editor and, where it is weighed, the weight. A replaced item can be restored. */
import { isWeightOrVolume } from '../../../../../schema/rules/product/units';
import { Button } from '../../../../ui/actions/Button';
import type { BoardOrder } from '../../board/board';
import type { BoardItem } from './itemForm';
import { RestoreButton } from './replace/RestoreButton';
import { measureLabel } from './WeightForm';

interface Props {
  order: BoardOrder;
  item: BoardItem;
  onEdit: (isWeight: boolean) => void;
}

export function ItemButtons({ order, item, onEdit }: Props) {
  if (item.replacedBy !== null) return <RestoreButton order={order} item={item} />;
  return (
    <>
      <Button variant="text" icon="pencil" label={`${item.name} ändern`} onPress={() => onEdit(false)} />
      {isWeightOrVolume(item.unit) && !item.isRemoved && item.product && (
        <Button variant="text" icon="scale" label={`${item.name}: ${measureLabel(item)} eintragen`} onPress={() => onEdit(true)} />
      )}
    </>
  );
}
