/** Keeps the changes that wait for a connection in this tab, so that a reload loses none of them. */
import { isObject } from '../../../../schema/objects';
import { staffActionNames } from '../../../../schema/rules/order/actions/orderTransitions';
import { readStorage, removeStorage, writeStorage } from '../../../app/storage/browserStorage';
import { staffKey } from '../../../app/storage/staffStorage';
import type { KeyedChange } from './orderChange';

export interface WaitingChange extends KeyedChange {
  /** Milliseconds since 1970 after which it is not sent any more. */
  readonly deadline: number;
}

const storageName = staffKey('waiting');

const loadChanges = (): WaitingChange[] =>
  readStorage('session', storageName, stored => (Array.isArray(stored) ? stored.filter(isWaitingChange) : []));

function saveChanges(changes: readonly WaitingChange[]): void {
  if (changes.length > 0) writeStorage('session', storageName, changes);
  else removeStorage('session', storageName);
}

export const addWaitingChange = (waiting: WaitingChange): void => saveChanges([...loadChanges(), waiting]);

export const removeWaitingChange = ({ key }: WaitingChange): void => saveChanges(loadChanges().filter(other => other.key !== key));

/** Removes the stored changes and returns them in their order. */
export function takeWaitingChanges(): WaitingChange[] {
  const changes = loadChanges();
  saveChanges([]);
  return changes;
}

const isWaitingChange = (stored: unknown): stored is WaitingChange =>
  isObject(stored) &&
  typeof stored.order === 'string' &&
  typeof stored.key === 'string' &&
  typeof stored.deadline === 'number' &&
  isOrderChange(stored.change);

function isOrderChange(stored: unknown): boolean {
  if (!isObject(stored)) return false;
  switch (stored.kind) {
    case 'action':
      return staffActionNames.some(name => name === stored.action) && isObject(stored.input);
    case 'start':
      return true;
    case 'prioritize':
      return typeof stored.isPrioritized === 'boolean';
    case 'undo':
      return typeof stored.updatedAt === 'string';
    case 'tick':
      return typeof stored.item === 'number' && typeof stored.isDone === 'boolean';
    case 'seen':
      return typeof stored.event === 'number';
    default:
      return false;
  }
}
