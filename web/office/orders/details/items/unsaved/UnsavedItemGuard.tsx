/** Runs no step of the order while an item has an unsaved change, which the step would ignore without a word. */
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { StaffAction } from '../../../../../../schema/rules/order/orderActions';
import { definitionOf } from '../../../../../../schema/rules/order/actions/orderTransitions';
import { BoardContext, useBoardContext, type BoardContextValue } from '../../../board/boardContext';
import { Alert } from '../../../../../ui/feedback/Alert';
import styles from './UnsavedItemGuard.module.css';
import { UnsavedItemContext, useUnsavedItem } from './unsavedItem';

/** Tells whether the step carries the order out with its items. Only these steps can be undone. */
const isBinding = (action: StaffAction): boolean => definitionOf(action).undoLimit !== null;

export function UnsavedItemGuard({ children }: { children: ReactNode }) {
  const board = useBoardContext();
  const isUnsaved = useRef(false);
  const [shouldWarn, setWarning] = useState(false);
  const setUnsaved = useCallback((next: boolean): void => {
    isUnsaved.current = next;
    if (!next) setWarning(false);
  }, []);
  const guardedBoard = useMemo<BoardContextValue>(() => {
    const runAction: BoardContextValue['runAction'] = async (order, action, input) => {
      if (!isUnsaved.current || !isBinding(action)) return board.runAction(order, action, input);
      setWarning(true);
      return false;
    };
    return { ...board, runAction };
  }, [board]);
  const unsavedItem = useMemo(() => ({ shouldWarn, setUnsaved }), [shouldWarn, setUnsaved]);
  return (
    <UnsavedItemContext value={unsavedItem}>
      <BoardContext value={guardedBoard}>{children}</BoardContext>
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
