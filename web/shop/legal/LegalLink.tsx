/** A link to a legal page of the shop, if it has one. */
import { Link } from 'react-router';
import { legalLink, legalPages, type LegalPageName } from '../../../schema/site/legalPages';
import { useShop } from '../shell/state/shopContext';

export function LegalLink({ name, label = legalPages[name].label }: { name: LegalPageName; label?: string }) {
  const link = legalLink(useShop().config, name);
  if (!link) return null;
  return link.isExternal ? (
    <a href={link.to} target="_blank" rel="noopener">
      {label}
    </a>
  ) : (
    <Link to={link.to}>{label}</Link>
  );
}
