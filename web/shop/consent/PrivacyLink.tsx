/** A link to the privacy policy, if the shop has one (COOKIE-02). */
import { Link } from 'react-router';
import { legalLink } from '../../../schema/site/legalPages';
import { useShop } from '../shell/state/shopContext';

export function PrivacyLink() {
  const link = legalLink(useShop().config, 'privacy');
  if (!link) return null;
  return link.isExternal ? (
    <a href={link.to} target="_blank" rel="noopener">
      Datenschutzerklärung
    </a>
  ) : (
    <Link to={link.to}>Datenschutzerklärung</Link>
  );
}
