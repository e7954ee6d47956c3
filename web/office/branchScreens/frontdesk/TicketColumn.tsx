/** A column of the frontdesk board: the numbers of its tickets, as large as possible. */
import { useRef } from 'react';
import { useElementSize } from '../../../hooks/useElementSize';
import type { TicketFragment } from '../BranchScreens.generated';
import styles from './FrontdeskPage.module.css';
import { fittingTickets, ticketLabel } from './ticketBoard';
import { gaps, ticketGrid } from './ticketGrid';

interface Props {
  title: string;
  status: 'preparing' | 'ready';
  tickets: readonly TicketFragment[] | undefined;
  /** The uids of the tickets that are highlighted. */
  newlyReady?: ReadonlySet<string>;
}

const noTickets: ReadonlySet<string> = new Set();

export function TicketColumn({ title, status, tickets = [], newlyReady = noTickets }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, fontSize, capacity } = ticketGrid(tickets.map(ticketLabel), useElementSize(list));
  const hiddenCount = Math.max(0, tickets.length - capacity);
  return (
    <section className={`${styles.column} ${styles[status]}`} aria-label={title}>
      <h2>{title}</h2>
      <ul
        ref={list}
        style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, fontSize, gap: `${gaps.row}em ${gaps.column}em` }}
        aria-live={status === 'ready' ? 'polite' : undefined}
      >
        {fittingTickets(tickets, capacity, newlyReady).map(ticket => (
          <li key={ticket.uid} className={newlyReady.has(ticket.uid) ? styles.newlyReady : undefined}>
            {ticketLabel(ticket)}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && <p className={styles.more}>{hiddenCount === 1 ? 'und 1 weiteres' : `und ${hiddenCount} weitere`}</p>}
    </section>
  );
}
