/** The tickets of a branch, followed live. */
import { FrontdeskChangedDocument, FrontdeskDocument } from '../BranchScreens.generated';
import { useLiveQuery } from '../useLiveQuery';
import { ticketBoard } from './ticketBoard';
import { useNewlyReady } from './useNewlyReady';

/** Returns the tickets by column, and those that have just become ready. */
export function useTickets(branch: string) {
  const { data, error } = useLiveQuery(branch, {
    query: FrontdeskDocument,
    subscription: FrontdeskChangedDocument,
    toData: ({ frontdeskChanged }) => ({ frontdesk: frontdeskChanged }),
  });
  const board = data && ticketBoard(data.frontdesk);
  return { board, newlyReady: useNewlyReady(board?.ready.map(({ uid }) => uid)), error };
}
