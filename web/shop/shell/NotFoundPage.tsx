/** The 404 page. */
import { LinkButton } from '../../ui/actions/Button';
import rawPretzel from '../../illustrations/raw-pretzel.svg';
import { EmptyState } from './EmptyState';
import { usePageTitle } from './state/pageTitle';

export function NotFoundPage() {
  usePageTitle('404 Not Found');
  return (
    <EmptyState isPage illustration={rawPretzel} title="404 Not Found" text="Leider wurde die angeforderte Seite nicht gefunden.">
      <LinkButton to="/">Zur Startseite</LinkButton>
    </EmptyState>
  );
}
