/** The footer of every page: branches with their hours, quick links and legal links. */
import { Link } from 'react-router';
import { legalLink, legalPageNames, legalPages, type LegalPageName } from '../../../../schema/site/legalPages';
import { telLink, cityText, websiteText } from '../../../../schema/rules/site/contactText';
import { daysText, weekEntries } from '../../../../schema/rules/time/hoursText';
import { Container } from '../../../ui/display/layout';
import { CardEdge } from '../../../ui/display/Card';
import styles from './Footer.module.css';
import { InstallButton } from '../../install/InstallButton';
import { useInstall } from '../../install/useInstall';
import { lastOrderPath } from '../../orderStatus/lastOrder';
import { OpeningHoursText } from '../OpeningHoursText';
import { MenuLink } from '../header/MenuLink';
import { quickLinks, type MenuEntry } from '../header/menuEntries';
import { ReducedMotionSwitch } from './ReducedMotionSwitch';
import { publicBranches, useShop, type ShopBranch } from '../state/shopContext';

export function Footer() {
  const shop = useShop();
  const { config, branches } = shop;
  const shownBranches = publicBranches(branches);
  return (
    <>
      <CardEdge />
      <footer className={styles.footer}>
        <Container>
          <div className={styles.columns}>
            {shownBranches.map(branch => (
              <FooterBranch key={branch.id} branch={branch} />
            ))}
            <QuickLinks entries={quickLinks(shop)} />
          </div>
          <div className={styles.legal}>
            <nav aria-label="Rechtliches">
              {legalPageNames.map(name => (
                <LegalEntry key={name} name={name} />
              ))}
              <ReducedMotionSwitch />
            </nav>
            <span className={styles.owner}>© {config.businessName || config.shopName}</span>
          </div>
        </Container>
      </footer>
    </>
  );
}

function FooterBranch({ branch }: { branch: ShopBranch }) {
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
          <div key={daysText(entry)}>
            <dt>{daysText(entry)}</dt>
            <dd>
              <OpeningHoursText entry={entry} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function QuickLinks({ entries }: { entries: readonly MenuEntry[] }) {
  const orderPath = lastOrderPath();
  const install = useInstall();
  return (
    <nav className={styles.quickLinks} aria-label="Direkt zu">
      <h2>Direkt zu</h2>
      <MenuLink to="/" label="Startseite" />
      {entries.map(({ to, label }) => (
        <MenuLink key={`${to} ${label}`} to={to} label={label} />
      ))}
      {orderPath && <MenuLink to={orderPath} label="Meine letzte Bestellung" />}
      {install.isOffered && <InstallButton install={install} isLink />}
    </nav>
  );
}

function LegalEntry({ name }: { name: LegalPageName }) {
  const link = legalLink(useShop().config, name);
  if (!link) return null;
  const { label } = legalPages[name];
  return link.isExternal ? (
    <a href={link.to} target="_blank" rel="noopener">
      {label}
    </a>
  ) : (
    <Link to={link.to}>{label}</Link>
  );
}
