/** A place in a list that is read from its newest record on. It stays where it is, however much is added meanwhile. */
import { demand } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';

/** Behind the record of this moment and this id. */
export type Place = readonly [at: Date, id: Id];

export const cursorOf = (at: Date, id: Id): string => `${at.getTime()}.${id}`;

/** Refuses what is no cursor of ours. */
export function placeOf(cursor: string): Place {
  const [, time, id] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? [];
  if (!isId(id)) return demand([{ path: ['after'], rule: 'noChoice' }]) as never;
  return [new Date(Number(time)), id];
}
