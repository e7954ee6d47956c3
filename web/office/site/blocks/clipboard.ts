/** A clipboard with one item per context that lasts as long as the tab (CMS-18). */
import { readStorageKey, writeStorageKey } from '../../../app/storage/browserStorage';

const keyOf = (context: string): string => `asp.clipboard.${context}`;

export const writeClipboard = (context: string, item: object): void => void writeStorageKey('session', keyOf(context), item);

/** Returns the copied item if `parse` accepts it. */
export const readClipboard = <T>(context: string, parse: (item: unknown) => T | undefined): T | undefined =>
  readStorageKey('session', keyOf(context), parse);
