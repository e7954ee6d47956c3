/** Cursors of lists that start with the newest record. A cursor stays valid when records are added. */
import { AppError } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';

/** The position after the record with this time and id. */
export type CursorPosition = readonly [at: Date, id: Id];

export const encodeCursor = (at: Date, id: Id): string => `${at.getTime()}.${id}`;

/** Throws when the text is no cursor. */
export function parseCursor(cursor: string): CursorPosition {
  const [, time, id] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? [];
  if (!isId(id)) throw new AppError('INVALID', { issues: [{ path: ['after'], rule: 'invalidOption' }] });
  return [new Date(Number(time)), id];
}
