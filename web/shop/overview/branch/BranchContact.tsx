/** The contact details of a branch; empty ones are omitted (HOME-10). */
import { addressText, telLink, websiteText } from '../../../../schema/rules/site/contactText';
import { Icon, type IconName } from '../../../ui/display/Icon';
import type { ShopBranch } from '../../shell/state/shopContext';
import styles from './BranchContact.module.css';

export function BranchContact({ branch }: { branch: Pick<ShopBranch, 'street' | 'zipCode' | 'city' | 'phone' | 'email' | 'website'> }) {
  const { phone, email, website } = branch;
  const address = addressText(branch);
  return (
    <address className={styles.contact}>
      {address && <ContactLine icon="map-pin">{address}</ContactLine>}
      {phone && (
        <ContactLine icon="phone" to={telLink(phone)}>
          {phone}
        </ContactLine>
      )}
      {email && (
        <ContactLine icon="mail" to={`mailto:${email}`}>
          {email}
        </ContactLine>
      )}
      {website && (
        <ContactLine icon="globe" to={website}>
          {websiteText(website)}
        </ContactLine>
      )}
    </address>
  );
}

const ContactLine = ({ icon, to, children }: { icon: IconName; to?: string; children: string }) => (
  <p>
    <Icon name={icon} />
    {to ? <a href={to}>{children}</a> : <span>{children}</span>}
  </p>
);
