/** The shape of both libraries: a place to drop files, a search, and what is there in tiles. */
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { uncounted } from '../../../schema/collections/filter';
import { EmptyList } from '../../collection/EmptyList';
import { SearchField } from '../../collection/SearchField';
import type { useSending } from '../../files/useSending';
import { LinkButton } from '../../ui/Button';
import { Failure } from '../../ui/Failure';
import { FileDrop } from '../../ui/FileDrop';
import { PageBar } from '../../ui/PageBar';
import { Loading } from '../../ui/Skeleton';
import { countText } from '../../ui/Table';
import styles from './media.module.css';
import { SendingList } from './SendingList';

export const pageSize = 48;

/** The page and the search, which stand in the address. */
export function useMediaAddress(): { page: number; search: string } {
  const [address] = useSearchParams();
  return { page: Math.max(Math.trunc(Number(address.get('page'))) || 1, 1), search: address.get('search') ?? '' };
}

interface Tile {
  id: string;
  to: string;
  caption: string;
  note: string;
  picture: ReactNode;
}

interface Props {
  title: string;
  upload: { label: string; accept: string };
  /** Without it the viewer adds nothing here. */
  sending: ReturnType<typeof useSending> | undefined;
  /** The list could not be read. */
  failure: { message: string; onRetry: () => void } | undefined;
  /** Unknown until the first answer. */
  total: number | undefined;
  items: readonly Tile[];
}

export function MediaPage({ title, upload, sending, failure, total, items }: Props) {
  const { page, search } = useMediaAddress();
  const [, setAddress] = useSearchParams();
  // A total that nobody counted to its end says nothing of the last page.
  const last = total === uncounted ? undefined : Math.max(Math.ceil((total ?? 0) / pageSize), 1);
  const hasNext = last === undefined ? items.length === pageSize : page < last;
  const pageAddress = (number: number): string => `?${new URLSearchParams({ ...(search && { search }), page: String(number) }).toString()}`;
  return (
    <>
      <PageBar title={title}>
        <span className={styles.space} />
        <SearchField
          label={`${title} suchen`}
          placeholder="Suchen"
          value={search}
          onSearch={text => setAddress(text ? { search: text } : {}, { replace: true })}
        />
      </PageBar>
      <div className={styles.body}>
        {sending && (
          <FileDrop {...upload} isMany hasCamera={title === 'Bilder'} onFiles={sending.begin}>
            <SendingList sending={sending} />
          </FileDrop>
        )}
        {failure && <Failure {...failure} />}
        {total === undefined ? (
          !failure && <Loading />
        ) : total === 0 ? (
          <EmptyList isNarrowed={search !== ''} />
        ) : (
          <p role="status">{total === uncounted ? 'Mehr als 1.000 Einträge' : countText(total)}</p>
        )}
        <ul className={styles.tiles} aria-label={title}>
          {items.map(({ id, to, caption, note, picture }) => (
            <li key={id}>
              <Link className={styles.tile} to={to}>
                {picture}
                <span className={styles.caption}>{caption}</span>
                <span className={styles.note}>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
        {(page > 1 || hasNext) && (
          <nav className={styles.pages} aria-label="Seiten">
            {page > 1 && (
              <LinkButton look="secondary" icon="arrow-left" to={pageAddress(page - 1)}>
                Zurück
              </LinkButton>
            )}
            <span>
              Seite {page}
              {last !== undefined && ` von ${last}`}
            </span>
            {hasNext && (
              <LinkButton look="secondary" iconAfter="arrow-right" to={pageAddress(page + 1)}>
                Weiter
              </LinkButton>
            )}
          </nav>
        )}
      </div>
    </>
  );
}
