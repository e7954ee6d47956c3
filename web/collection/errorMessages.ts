/** What a call that failed says: the words of the server, else what could not be done (B8, ERR-03, ERR-20 to 27; table N). */
import { CombinedGraphQLErrors } from '@apollo/client';
import type { Deed } from '../../schema/access/roles';
import type { Collection } from '../../schema/collections/collection';
import type { ErrorEntry } from '../../schema/errors/appError';

/** Where nothing closer is known of what was asked for. */
const failedAnyhow = 'Daten konnten nicht geladen werden.';

const undone = { get: 'geladen', create: 'erstellt', update: 'aktualisiert', delete: 'gelöscht' } as const;

/** The default message of a call on records of a collection. */
export const failedOf = ({ noun, label, many = label }: Pick<Collection, 'noun' | 'label' | 'many'>, call: Deed): string =>
  call === 'list' ? `${many} konnten nicht geladen werden.` : `${noun} konnte nicht ${undone[call]} werden.`;

export function entriesOf(error: unknown, failed = failedAnyhow): ErrorEntry[] {
  if (!error) return [];
  const plain: ErrorEntry[] = [{ message: failed, field: null, code: 'INTERNAL' }];
  const told = CombinedGraphQLErrors.is(error) ? error.errors.flatMap(({ extensions }) => (extensions?.errors ?? []) as unknown[]) : [];
  const sound = told.filter(isEntry);
  return sound.length > 0 ? sound : plain;
}

const isEntry = (entry: unknown): entry is ErrorEntry => typeof (entry as ErrorEntry | null)?.message === 'string';

/** The same as one text. */
export const messageOf = (error: unknown, failed?: string): string =>
  entriesOf(error, failed)
    .map(({ message }) => message)
    .join(' ');
