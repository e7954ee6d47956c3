/** While an item has an unsaved change, runs no step of the order, which would ignore it, and asks before the order is closed. */
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { StaffAction } from '../../../../../../schema/rules/order/orderActions';
import { definitionOf } from '../../../../../../schema/rules/order/actions/orderTransitions';
import { useUnsavedChanges } from '../../../../../collection/record/useUnsavedChanges';
import { BoardContext, useBoardContext, type BoardContextValue } from '../../../board/boardContext';
import { Alert } from '../../../../../ui/feedback/Alert';
import styles from './UnsavedItemGuard.module.css';
import { UnsavedItemContext, useUnsavedItem } from './unsavedItem';

/** Tells whether the step carries the order out with its items. Only these steps can be undone. */
const isBinding = (action: StaffAction): boolean => definitionOf(action).undoLimit !== null;

const leaveTexts = {
  explanation: 'Wenn Sie die Bestellung schließen, geht Ihre Änderung der Position verloren.',
  leaveLabel: 'Änderung verwerfen',
};

export function UnsavedItemGuard({ children }: { children: ReactNode }) {
  const board = useBoardContext();
  const { hasUnsavedChanges, setChanged, leaveDialog } = useUnsavedChanges(leaveTexts);
  const [shouldWarn, setWarning] = useState(false);
  const setUnsaved = useCallback(
    (next: boolean): void => {
      setChanged(next);
      if (!next) setWarning(false);
    },
    [setChanged],
  );
  const guardedBoard = useMemo<BoardContextValue>(() => {
    const runAction: BoardContextValue['runAction'] = async (order, action, input) => {
      if (!hasUnsavedChanges || !isBinding(action)) return board.runAction(order, action, input);
      setWarning(true);
      return false;
    };
    return { ...board, runAction };
  }, [board, hasUnsavedChanges]);
  const unsavedItem = useMemo(() => ({ shouldWarn, setUnsaved }), [shouldWarn, setUnsaved]);
  return (
    <UnsavedItemContext value={unsavedItem}>
      <BoardContext value={guardedBoard}>{children}</BoardContext>
      {leaveDialog}
    </UnsavedItemContext>
  );
}

/** Says beside the buttons of the order why a step was not run. */
export const UnsavedItemNotice = () =>
  useUnsavedItem().shouldWarn && (
    <div className={styles.notice}>
      <Alert tone="warning" isNew>
        Bitte zuerst die Änderung der Position übernehmen oder abbrechen.
      </Alert>
    </div>
  );
