/** Whom to call about the order (STAT-08). */
import { LinkButton } from '../../ui/Button';
import styles from './BranchLine.module.css';
import type { StatusOrderFragment } from './OrderStatus.generated';

export function BranchLine({ branch }: { branch: StatusOrderFragment['branch'] }) {
  const { name, street, zipCode, city, phone } = branch;
  const address = [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <section className={styles.line} aria-label="Filiale">
      <div>
        <strong>{name}</strong>
        <span>{address}</span>
        {phone && <span>{phone}</span>}
      </div>
      {phone && (
        <LinkButton look="secondary" icon="phone" to={`tel:${phone.replaceAll(' ', '')}`} label={`${name} anrufen: ${phone}`}>
          Anrufen
        </LinkButton>
      )}
    </section>
  );
}
