/** What an address without a page shows. */
import { LinkButton } from '../../ui/Button';
import rawPretzel from '../../drawings/brezel-roh.svg';
import { EmptyState } from './EmptyState';
import { usePageTitle } from './titles';

export function NotFoundPage() {
  usePageTitle('404 Not Found');
  return (
    <EmptyState isPage drawing={rawPretzel} title="404 Not Found" text="Leider wurde die angeforderte Seite nicht gefunden.">
      <LinkButton to="/">Zur Startseite</LinkButton>
    </EmptyState>
  );
}
