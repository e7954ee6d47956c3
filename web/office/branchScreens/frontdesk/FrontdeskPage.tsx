/** The frontdesk screen of a branch (G-062): the tickets in preparation and the tickets that are ready. It has no controls. */
import { timeText } from '../../../../schema/rules/time/dateText';
import { useClock } from '../../../hooks/useClock';
import { Loading } from '../../../ui/feedback/Skeleton';
import styles from './FrontdeskPage.module.css';
import { isKeyRejected, ConnectionNotice } from '../ConnectionNotice';
import { FrontdeskChangedDocument, FrontdeskDocument, type TicketFragment } from '../BranchScreens.generated';
import { InvalidKeyPage } from '../InvalidKeyPage';
import { useNewlyReady } from './useNewlyReady';
import { useBranchScreen, type ScreenContext } from '../useBranchScreen';
import { useLiveQuery } from '../useLiveQuery';
import { useWakeLock } from '../../../hooks/useWakeLock';
import { ticketLabel, maxTickets, ticketSize, ticketBoard } from './ticketBoard';

export function FrontdeskPage() {
  const screen = useBranchScreen();
  return screen ? <Board screen={screen} /> : <Loading />;
}

function Board({ screen }: { screen: ScreenContext }) {
  const { branch, title, config } = screen;
  const { data, error } = useLiveQuery(branch, {
    query: FrontdeskDocument,
    subscription: FrontdeskChangedDocument,
    toData: ({ frontdeskChanged }) => ({ frontdesk: frontdeskChanged }),
  });
  useWakeLock();
  const now = useClock(config.timezone);
  const board = data && ticketBoard(data.frontdesk);
  const newlyReady = useNewlyReady(board?.ready.map(({ uid }) => uid));

  if (isKeyRejected(error)) return <InvalidKeyPage error={error} />;
  return (
    <main className={styles.board}>
      <title>{`Frontdesk – ${title}`}</title>
      <header className={styles.header}>
        <h1>{title}</h1>
        <time>{timeText(now)}</time>
      </header>
      <div className={styles.columns}>
        <Column title="In Zubereitung" status="preparing" tickets={board?.preparing} newlyReady={noTickets} />
        <Column title="Abholbereit" status="ready" tickets={board?.ready} newlyReady={newlyReady} />
      </div>
      <ConnectionNotice error={error} />
    </main>
  );
}

const noTickets: ReadonlySet<string> = new Set();

interface ColumnProps {
  title: string;
  status: 'preparing' | 'ready';
  tickets: readonly TicketFragment[] | undefined;
  newlyReady: ReadonlySet<string>;
}

function Column({ title, status, tickets = [], newlyReady }: ColumnProps) {
  const hiddenCount = tickets.length - maxTickets;
  return (
    <section className={`${styles.column} ${styles[status]}`} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles[ticketSize(tickets.length)]} aria-live={status === 'ready' ? 'polite' : undefined}>
        {tickets.slice(0, maxTickets).map(ticket => (
          <li
            key={ticket.uid}
            className={[ticket.ticketNumber === null && styles.uid, newlyReady.has(ticket.uid) && styles.newlyReady]
              .filter(Boolean)
              .join(' ')}
          >
            {ticketLabel(ticket)}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && <p className={styles.more}>und {hiddenCount} weitere</p>}
    </section>
  );
}
