/** A receipt as it is printed: 80 mm wide, black only (DESIGN.md 10). */
import type { ReceiptItem, ReceiptLine } from '../../../../schema/rules/order/receipt/receipt';
import styles from './Receipt.module.css';

/** A longer number is smaller, so that it fits on the paper. */
const longNumber = 4;

export const Receipt = ({ label, lines }: { label: string; lines: readonly ReceiptLine[] }) => (
  <section className={styles.receipt} aria-label={label}>
    {groupItems(lines).map((line, index) =>
      'items' in line ? (
        <ul key={index}>
          {line.items.map((item, position) => (
            <Item key={position} item={item} />
          ))}
        </ul>
      ) : (
        <Line key={index} line={line} />
      ),
    )}
  </section>
);

type PlainLine = Exclude<ReceiptLine, { kind: 'item' }>;

/** Items that follow each other are one list. */
function groupItems(lines: readonly ReceiptLine[]): (PlainLine | { items: ReceiptItem[] })[] {
  const grouped: (PlainLine | { items: ReceiptItem[] })[] = [];
  for (const line of lines) {
    const last = grouped.at(-1);
    if (line.kind !== 'item') grouped.push(line);
    else if (last && 'items' in last) last.items.push(line);
    else grouped.push({ items: [line] });
  }
  return grouped;
}

function Line({ line }: { line: PlainLine }) {
  if (line.kind === 'rule') return <hr />;
  if (line.kind === 'number')
    return <p className={line.text.length > longNumber ? `${styles.number} ${styles.long}` : styles.number}>{line.text}</p>;
  if ('text' in line) return <p className={styles[line.kind]}>{line.text}</p>;
  return (
    <p className={line.kind === 'pair' && line.isBold ? `${styles.pair} ${styles.bold}` : styles[line.kind]}>
      <span>{line.start}</span>
      <span>{line.end}</span>
    </p>
  );
}

function Item({ item: { amount, name, details, price, isChanged, isRemoved } }: { item: ReceiptItem }) {
  const classes = [styles.item, price === null && styles.large, isChanged && styles.changed, isRemoved && styles.removed];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <span>{amount}</span>
      <span>
        <span className={styles.name}>{name}</span>
        {details.map((detail, index) => (
          <em key={index}>{detail}</em>
        ))}
      </span>
      {price !== null && <span>{price}</span>}
    </li>
  );
}
