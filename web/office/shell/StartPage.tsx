/** Leads from `/backend/dashboard` to the first page the viewer may open. */
import { Navigate } from 'react-router';
import { areasFor } from './areas';
import { useOffice } from './officeContext';

export function Home() {
  const [area] = areasFor(useOffice().me.roles);
  return <Navigate replace to={area!.entries[0]!.to} />;
}
