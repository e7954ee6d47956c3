/** A figure that links to its page, and the skeleton and error of a row of them. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../ui/display/Icon';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import styles from './Dashboard.module.css';

interface TileProps {
  label: string;
  value: string;
  to: string;
  icon: IconName;
  /** Something is wrong. */
  isBad?: boolean;
  /** What the figure is compared with. */
  note?: string;
}

export const Tile = ({ label, value, to, icon, isBad = false, note }: TileProps) => (
  <Link className={styles.tile} to={to}>
    <span>
      <span className={styles.label}>{label}</span>
      <b className={isBad ? styles.error : undefined}>{value}</b>
      {note && <span className={styles.label}>{note}</span>}
    </span>
    <Icon name={icon} />
  </Link>
);

interface TileRowProps {
  /** The name of the region. */
  label: string;
  error: Error | undefined;
  errorText: string;
  onRetry: () => void;
  /** How many skeletons there are until the figures are known. */
  count: number;
  /** Undefined until they are known. */
  children: ReactNode;
}

export function TileRow({ label, error, errorText, onRetry, count, children }: TileRowProps) {
  return (
    <section aria-label={label}>
      {error && <ErrorMessage message={errorText} onRetry={onRetry} />}
      {children ? (
        <div className={styles.tiles}>{children}</div>
      ) : (
        !error && (
          <Loading>
            <div className={styles.tiles}>
              {Array.from({ length: count }, (_, index) => (
                <div key={index} className={styles.placeholder}>
                  <Skeleton shape="block" />
                </div>
              ))}
            </div>
          </Loading>
        )
      )}
    </section>
  );
}
