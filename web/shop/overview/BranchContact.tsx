/** How a branch is reached; what it has not said is left out (HOME-10). */
import { Icon, type IconName } from '../../ui/Icon';
import type { ShopBranch } from '../shell/shop';
import styles from './BranchContact.module.css';

export function BranchContact({ branch }: { branch: Pick<ShopBranch, 'street' | 'zipCode' | 'city' | 'phone' | 'email' | 'website'> }) {
  const { street, zipCode, city, phone, email, website } = branch;
  const address = [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <address className={styles.contact}>
      {address && <Line icon="map-pin">{address}</Line>}
      {phone && (
        <Line icon="phone" to={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </Line>
      )}
      {email && (
        <Line icon="mail" to={`mailto:${email}`}>
          {email}
        </Line>
      )}
      {website && (
        <Line icon="globe" to={website}>
          {website.replace(/^https?:\/\/(www\.)?/, '')}
        </Line>
      )}
    </address>
  );
}

const Line = ({ icon, to, children }: { icon: IconName; to?: string; children: string }) => (
  <p>
    <Icon name={icon} />
    {to ? <a href={to}>{children}</a> : <span>{children}</span>}
  </p>
);
