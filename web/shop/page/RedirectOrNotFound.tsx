/** What stands at an address without a page: whoever comes by a link inside the shop is led on as the server would lead them (G-015), or told that nothing is here. */
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { NotFoundPage } from '../shell/NotFoundPage';
import { PageLoading } from './PageSkeleton';
import { useRedirectAtQuery } from './Redirect.generated';

export function UnknownPage({ path }: { path: string }) {
  const { data, error } = useRedirectAtQuery({ variables: { path } });
  if (data?.redirectAt) return <Led to={data.redirectAt.target} />;
  return data || error ? <NotFoundPage /> : <PageLoading />;
}

const Led = ({ to }: { to: string }) => (to.startsWith('/') ? <Navigate to={to} replace /> : <Left to={to} />);

/** Goes on to another site. */
function Left({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to]);
  return <PageLoading />;
}
