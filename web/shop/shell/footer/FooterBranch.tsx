/** The contact data and opening hours of a branch in the footer. */
import type { ShopBranch } from '../state/shopContext';
import { cityText, telLink, websiteText } from '../../../../schema/rules/site/contactText';
import { weekEntries, daysText } from '../../../../schema/rules/time/hoursText';
import { HoursEntry } from '../HoursEntry';

export function FooterBranch({ branch }: { branch: ShopBranch }) {
  const { name, street, phone, email, website } = branch;
  const city = cityText(branch);
  return (
    <section>
      <h2>{name}</h2>
      <address>
        {street && <span>{street}</span>}
        {city && <span>{city}</span>}
        {phone && <a href={telLink(phone)}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {website && <a href={website}>{websiteText(website)}</a>}
      </address>
      <dl>
        {weekEntries(branch.openingHours).map(entry => (
          <HoursEntry key={daysText(entry)} entry={entry} />
        ))}
      </dl>
    </section>
  );
}
