/** Whom to call about the order (STAT-08). */
import { addressText, callPath } from '../../../schema/rules/site/contactText';
import { LinkButton } from '../../ui/actions/Button';
import styles from './BranchContactLine.module.css';
import type { StatusOrderFragment } from './OrderStatus.generated';

export function BranchLine({ branch }: { branch: StatusOrderFragment['branch'] }) {
  const { name, phone } = branch;
  return (
    <section className={styles.line} aria-label="Filiale">
      <div>
        <strong>{name}</strong>
        <span>{addressText(branch)}</span>
        {phone && <span>{phone}</span>}
      </div>
      {phone && (
        <LinkButton look="secondary" icon="phone" to={callPath(phone)} label={`${name} anrufen: ${phone}`}>
          Anrufen
        </LinkButton>
      )}
    </section>
  );
}
