/** The tickets of a branch, followed live. */
import type { ApolloClient } from '@apollo/client';
import {
  FrontdeskDocument,
  FrontdeskTicketChangedDocument,
  FrontdeskVersionsDocument,
  type FrontdeskTicketChangedSubscription,
  type TicketFragment,
} from '../BranchScreens.generated';
import { keepSubscribed } from '../live/keepSubscribed';
import type { ScreenSource } from '../live/screenStore';
import { useScreenStore } from '../live/useScreenStore';
import { ticketBoard } from './ticketBoard';
import { useNewlyReady } from './useNewlyReady';

function createSource(client: ApolloClient, branch: string): ScreenSource<TicketFragment> {
  const options = { variables: { branch }, fetchPolicy: 'no-cache' } as const;
  return {
    readList: async () => {
      const { data } = await client.query({ query: FrontdeskDocument, ...options });
      return data!.frontdesk.map(ticket => ({ id: ticket.uid, event: ticket.event, record: ticket }));
    },
    readVersions: async () => {
      const { data } = await client.query({ query: FrontdeskVersionsDocument, ...options });
      return data!.frontdesk.map(({ uid, event }) => ({ id: uid, event }));
    },
    subscribe: (onChange, onError) =>
      keepSubscribed<FrontdeskTicketChangedSubscription>(() => client.subscribe({ query: FrontdeskTicketChangedDocument, ...options }), {
        onData: ({ frontdeskTicketChanged: change }) => change && onChange({ id: change.uid, event: change.event, record: change.ticket }),
        onError,
      }),
  };
}

/** Returns the tickets by column, and those that have just become ready. */
export function useTickets(branch: string) {
  const { records, error } = useScreenStore(branch, createSource);
  const board = records && ticketBoard(records);
  return { board, newlyReady: useNewlyReady(board?.ready.map(({ uid }) => uid)), error };
}
