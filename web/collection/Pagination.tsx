/** The ways to the other pages of a list, as far as its answer says there are any. */
import { useSearchParams } from 'react-router';
import { uncounted } from '../../schema/collections/filter';
import type { Collection } from '../../schema/collections/collection';
import { LinkButton } from '../ui/actions/Button';
import type { ListAnswer } from './collectionHooks';
import { addressAt, addressWith, isReadOn, pageIn, pageSize } from './listUrl';
import styles from './pages.module.css';

export function Pages({ definition, answer: { total, items, nextCursor } }: { definition: Collection; answer: ListAnswer['page'] }) {
  const [address] = useSearchParams();
  if (isReadOn(definition, address)) {
    return (
      <Ways
        back={address.has('after') ? { label: 'Zum Anfang', to: `?${addressWith(address, 'after', null).toString()}` } : null}
        next={nextCursor ? { label: 'Weiter', to: addressAt(address, 'after', nextCursor) } : null}
      />
    );
  }
  return <NumberedPages total={total} shown={items.length} size={pageSize} />;
}

interface NumberedPagesProps {
  total: number;
  /** How many records the page in the address holds, and how many it may. */
  shown: number;
  size: number;
}

/** The ways from the page in the address to the one before and the one after it. */
export function NumberedPages({ total, shown, size }: NumberedPagesProps) {
  const [address] = useSearchParams();
  const page = pageIn(address);
  // A total that nobody counted to its end says nothing of the last page; a full page may have another one behind it.
  const last = total === uncounted ? undefined : Math.max(Math.ceil(total / size), 1);
  const hasNext = last === undefined ? shown === size : page < last;
  return (
    <Ways
      back={page > 1 ? { label: 'Zurück', to: addressAt(address, 'page', String(Math.min(page - 1, last ?? page))) } : null}
      next={hasNext ? { label: 'Weiter', to: addressAt(address, 'page', String(page + 1)) } : null}
    >
      Seite {page}
      {last !== undefined && ` von ${last}`}
    </Ways>
  );
}

interface Way {
  label: string;
  to: string;
}

function Ways({ back, next, children }: { back: Way | null; next: Way | null; children?: React.ReactNode }) {
  if (!back && !next) return null;
  return (
    <nav className={styles.pages} aria-label="Seiten">
      {back && (
        <LinkButton look="secondary" icon="arrow-left" to={back.to}>
          {back.label}
        </LinkButton>
      )}
      {children && <span>{children}</span>}
      {next && (
        <LinkButton look="secondary" iconAfter="arrow-right" to={next.to}>
          {next.label}
        </LinkButton>
      )}
    </nav>
  );
}
