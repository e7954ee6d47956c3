/** One entry of a menu: a page of ours, which says when one is there, or an address elsewhere in a tab of its own. */
import { NavLink } from 'react-router';
import { NavigationItemLabel } from '../../overrides';

export const MenuLink = ({ to, label }: { to: string; label: string }) =>
  to.startsWith('/') ? (
    <NavLink to={to} end>
      <NavigationItemLabel label={label} />
    </NavLink>
  ) : (
    <a href={to} {...(/^https?:/.test(to) && { target: '_blank', rel: 'noopener' })}>
      <NavigationItemLabel label={label} />
    </a>
  );
