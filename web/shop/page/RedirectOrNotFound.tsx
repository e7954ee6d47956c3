/** Follows the redirect of a path without a page, as the server does for direct requests (G-015), or shows the 404 page. */
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { NotFoundPage } from '../shell/NotFoundPage';
import { PageSkeleton } from './PageSkeleton';
import { useRedirectAtQuery } from './Redirect.generated';

export function RedirectOrNotFound({ path }: { path: string }) {
  const { data, error } = useRedirectAtQuery({ variables: { path } });
  if (data?.redirectAt) return <RedirectTo to={data.redirectAt.target} />;
  return data || error ? <NotFoundPage /> : <PageSkeleton />;
}

const RedirectTo = ({ to }: { to: string }) => (to.startsWith('/') ? <Navigate to={to} replace /> : <ExternalRedirect to={to} />);

/** Replaces the page by an external site. */
function ExternalRedirect({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to]);
  return <PageSkeleton />;
}
