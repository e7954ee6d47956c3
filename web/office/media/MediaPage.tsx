/** The shape of both libraries: a place to drop files, a search, and what is there in tiles. */
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { useSending } from '../../files/useSending';
import { LinkButton } from '../../ui/Button';
import { FileDrop } from '../../ui/FileDrop';
import { PageBar } from '../../ui/PageBar';
import { Loading } from '../../ui/Skeleton';
import { Input } from '../../ui/controls';
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
  /** Unknown until the first answer. */
  total: number | undefined;
  items: readonly Tile[];
}

export function MediaPage({ title, upload, sending, total, items }: Props) {
  const { page, search } = useMediaAddress();
  const last = Math.max(Math.ceil((total ?? 0) / pageSize), 1);
  const pageAddress = (number: number): string => `?${new URLSearchParams({ ...(search && { search }), page: String(number) }).toString()}`;
  return (
    <>
      <PageBar title={title}>
        <span className={styles.space} />
        <SearchField label={`${title} suchen`} />
      </PageBar>
      <div className={styles.body}>
        {sending && (
          <FileDrop {...upload} isMany hasCamera={title === 'Bilder'} onFiles={sending.begin}>
            <SendingList sending={sending} />
          </FileDrop>
        )}
        {total === undefined ? <Loading /> : <p role="status">{total === 1 ? 'Ein Eintrag' : `${total} Einträge`}</p>}
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
        {last > 1 && (
          <nav className={styles.pages} aria-label="Seiten">
            {page > 1 && (
              <LinkButton look="secondary" icon="arrow-left" to={pageAddress(page - 1)}>
                Zurück
              </LinkButton>
            )}
            <span>
              Seite {page} von {last}
            </span>
            {page < last && (
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

const pause = 250;

/** What is typed becomes the address when the typing stops. */
function SearchField({ label }: { label: string }) {
  const [address, setAddress] = useSearchParams();
  const current = address.get('search') ?? '';
  const [text, setText] = useState(current);
  useEffect(() => {
    if (text === current) return;
    const timer = setTimeout(() => setAddress(text ? { search: text } : {}, { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [text, current, setAddress]);
  return <Input type="search" aria-label={label} placeholder="Suchen" value={text} onChange={setText} />;
}
