/** Shows the address and phone number of the order's branch (STAT-08). */
import { addressText, telLink } from '../../../schema/rules/site/contactText';
import { isSelfService } from '../../app/storage/browserStorage';
import { LinkButton } from '../../ui/actions/Button';
import styles from './BranchContactLine.module.css';
import type { StatusOrderFragment } from './OrderStatus.generated';

export function BranchContactLine({ branch }: { branch: StatusOrderFragment['branch'] }) {
  const { name, phone } = branch;
  return (
    <section className={styles.line} aria-label="Filiale">
      <div>
        <strong>{name}</strong>
        <span>{addressText(branch)}</span>
        {phone && <span>{phone}</span>}
      </div>
      {phone && !isSelfService() && (
        <LinkButton variant="secondary" icon="phone" to={telLink(phone)} label={`${name} anrufen: ${phone}`}>
          Anrufen
        </LinkButton>
      )}
    </section>
  );
}
