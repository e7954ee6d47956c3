/**
 * The login page of the back office, with one field for e-mail or username. Its errors never say which of the two values was wrong.
 */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSessionQuery } from '../shell/Session.generated';
import { LoginLayout } from './LoginLayout';
import { loginRedirectPath } from './loginRedirect';
import { LoginForm } from './LoginForm';
import { switchOnOrderSound } from './switchOnOrderSound';

/** `loadPage` loads a URL from the server, so that no state of an anonymous viewer stays. */
export function LoginPage({ loadPage = url => location.assign(url) }: { loadPage?: (url: string) => void }) {
  const [search] = useSearchParams();
  const { data } = useSessionQuery({});
  const redirectPath = loginRedirectPath(search.get('next'), location.origin);
  const isSignedIn = Boolean(data?.me);
  useEffect(() => {
    if (isSignedIn) loadPage(redirectPath);
  }, [isSignedIn, loadPage, redirectPath]);

  return (
    <LoginLayout shopName={data?.config.shopName}>
      <LoginForm
        onLogin={() => {
          switchOnOrderSound();
          loadPage(redirectPath);
        }}
      />
    </LoginLayout>
  );
}
