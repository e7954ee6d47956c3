/** How a branch is reached; what it has not said is left out (HOME-10). */
import { addressText, callPath, websiteText } from '../../../schema/rules/site/contactText';
import { Icon, type IconName } from '../../ui/display/Icon';
import type { ShopBranch } from '../shell/state/shopContext';
import styles from './BranchContact.module.css';

export function BranchContact({ branch }: { branch: Pick<ShopBranch, 'street' | 'zipCode' | 'city' | 'phone' | 'email' | 'website'> }) {
  const { phone, email, website } = branch;
  const address = addressText(branch);
  return (
    <address className={styles.contact}>
      {address && <Line icon="map-pin">{address}</Line>}
      {phone && (
        <Line icon="phone" to={callPath(phone)}>
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
          {websiteText(website)}
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
