/** Redirects from `/backend/dashboard` to the first page that the viewer can open. */
import { Navigate } from 'react-router';
import { menuFor } from './areas';
import { useOffice } from './officeContext';

export function StartPage() {
  const [area] = menuFor(useOffice().me.roles);
  return <Navigate replace to={area!.entries[0]!.to} />;
}
