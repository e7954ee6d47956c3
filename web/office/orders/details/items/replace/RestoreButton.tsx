/** Undoes the replacement of an item. */
import { Button } from '../../../../../ui/actions/Button';
import { Alert } from '../../../../../ui/feedback/Alert';
import type { BoardOrder } from '../../../board/board';
import type { BoardItem } from '../itemForm';
import { useUpdateItem } from '../useUpdateItem';

export function RestoreButton({ order, item }: { order: BoardOrder; item: BoardItem }) {
  const { updateItem, isSaving, errorMessage } = useUpdateItem(order, item);
  const restore = (): void => void updateItem({ isRemoved: false });
  return (
    <>
      <Button variant="text" icon="undo-2" label={`Ersatz von ${item.name} zurücknehmen`} isBusy={isSaving} onPress={restore} />
      {errorMessage && (
        <Alert tone="warning" isNew>
          {errorMessage}
        </Alert>
      )}
    </>
  );
}
