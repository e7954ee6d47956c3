/** Says which part of a library is shown, and leads to the parts before and after it. Stays in view above the tiles. */
import { cappedTotal } from '../../../../schema/collections/filter';
import { Button } from '../../../ui/actions/Button';
import styles from './LibraryPager.module.css';
import { pageSize } from './useLibraryPages';

interface Props {
  /** The plural of what is shown. */
  label: string;
  page: number;
  list: { total: number; items: readonly unknown[] };
  onPage: (page: number) => void;
}

export function LibraryPager({ label, page, list: { total, items }, onPage }: Props) {
  if (total <= pageSize && page === 1) return null;
  const last = total === cappedTotal ? page + Number(items.length === pageSize) : Math.ceil(total / pageSize);
  const first = (page - 1) * pageSize + 1;
  const show = (next: number): void => {
    if (next >= 1 && next <= last) onPage(next);
  };
  const totalText = total === cappedTotal ? 'mehr als 1.000' : total;
  return (
    <div className={styles.bar} role="group" aria-label="Seiten">
      <span role="status">{`${label} ${first} bis ${Math.min(first + pageSize - 1, total)} von ${totalText}`}</span>
      <Button variant="text" icon="arrow-left" label="Zurück" isInactive={page <= 1} onPress={() => show(Math.min(page - 1, last))} />
      <Button variant="text" icon="arrow-right" label="Weiter" isInactive={page >= last} onPress={() => show(page + 1)} />
    </div>
  );
}
