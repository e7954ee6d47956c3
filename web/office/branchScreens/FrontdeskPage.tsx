/** The wall of a branch (G-062): which tickets are being prepared, and which are ready. Read from across the room, touched by nobody. */
import { useEffect } from 'react';
import { timeText } from '../../../schema/rules/time/dateText';
import { useClock } from '../../hooks/useClock';
import { Loading } from '../../ui/feedback/Skeleton';
import styles from './FrontdeskPage.module.css';
import { isRefused, LostNote } from './ConnectionNotice';
import { FrontdeskChangedDocument, useFrontdeskQuery, type WallTicketFragment } from './BranchScreens.generated';
import { Refused } from './InvalidKeyPage';
import { useReadyNews } from './useNewlyReady';
import { useScreen, type Screen } from './useBranchScreen';
import { useWakeLock } from './useWakeLock';
import { labelOf, mostShown, sizeOf, wallOf } from './ticketBoard';

const refreshEvery = 10_000;

export function FrontdeskPage() {
  const screen = useScreen();
  return screen ? <Wall screen={screen} /> : <Loading />;
}

function Wall({ screen }: { screen: Screen }) {
  const { branch, branchName, config } = screen;
  const { data, error, subscribeToMore } = useFrontdeskQuery({
    variables: { branch },
    pollInterval: refreshEvery,
    fetchPolicy: 'cache-and-network',
  });
  useEffect(
    () =>
      subscribeToMore({
        document: FrontdeskChangedDocument,
        variables: { branch },
        updateQuery: (_, { subscriptionData }) => ({ frontdesk: subscriptionData.data.frontdeskChanged }),
        onError: () => {},
      }),
    [branch, subscribeToMore],
  );
  useWakeLock();
  const at = useClock(config.timezone);
  const wall = data && wallOf(data.frontdesk);
  const news = useReadyNews(wall?.ready.map(({ uid }) => uid));

  if (isRefused(error)) return <Refused error={error} />;
  return (
    <main className={styles.wall}>
      <title>{`Frontdesk – ${branchName || config.shopName}`}</title>
      <header className={styles.head}>
        <h1>{branchName || config.shopName}</h1>
        <time>{timeText(at)}</time>
      </header>
      <div className={styles.columns}>
        <Column title="In Zubereitung" look="making" tickets={wall?.making} news={none} />
        <Column title="Abholbereit" look="ready" tickets={wall?.ready} news={news} />
      </div>
      <LostNote error={error} />
    </main>
  );
}

const none: ReadonlySet<string> = new Set();

interface ColumnProps {
  title: string;
  look: 'making' | 'ready';
  tickets: readonly WallTicketFragment[] | undefined;
  news: ReadonlySet<string>;
}

function Column({ title, look, tickets = [], news }: ColumnProps) {
  const more = tickets.length - mostShown;
  return (
    <section className={`${styles.column} ${styles[look]}`} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles[sizeOf(tickets.length)]} aria-live={look === 'ready' ? 'polite' : undefined}>
        {tickets.slice(0, mostShown).map(ticket => (
          <li
            key={ticket.uid}
            className={[ticket.ticketNumber === null && styles.uid, news.has(ticket.uid) && styles.news].filter(Boolean).join(' ')}
          >
            {labelOf(ticket)}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>und {more} weitere</p>}
    </section>
  );
}
