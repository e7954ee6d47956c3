/** A menu entry: a page of the shop, marked when it is current, or an external URL in a new tab. */
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
