/** The largest values as bars, in order. */
import { Icon } from '../../../ui/display/Icon';
import { Image, tileFor, type ImageView } from '../../../ui/display/Image';
import styles from './charts.module.css';

interface Entry {
  readonly name: string;
  readonly value: number;
  readonly text: string;
  /** The part of the value that is hatched. */
  readonly hatched?: number;
  /** Null shows an icon in its place. */
  readonly image?: ImageView | null;
}

interface Props {
  label: string;
  /** Shows the label, because the card has several lists. */
  hasHeading?: boolean;
  entries: readonly Entry[];
}

const maxEntries = 8;

export function RankList({ label, hasHeading = false, entries }: Props) {
  const visible = entries.slice(0, maxEntries);
  const largest = Math.max(...visible.map(({ value }) => value));
  return (
    <>
      {hasHeading && <h3 className={styles.heading}>{label}</h3>}
      <ol className={styles.rank} aria-label={label}>
        {visible.map(({ name, value, text, hatched = 0, image }, index) => (
          <li key={index}>
            {image !== undefined && (
              <div className={styles.image}>
                <Image image={image} alt="" tile={tileFor(index)} sizes="2.6rem" largest="tiny" fallback={<Icon name="croissant" />} />
              </div>
            )}
            <span>{name}</span>
            <b>{text}</b>
            <i aria-hidden="true" style={{ '--share': largest > 0 ? value / largest : 0, '--hatched': value > 0 ? hatched / value : 0 }} />
          </li>
        ))}
      </ol>
      {entries.length > maxEntries && <p className={styles.more}>und {entries.length - maxEntries} weitere in der Tabelle</p>}
    </>
  );
}
