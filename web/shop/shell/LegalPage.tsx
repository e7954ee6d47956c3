/** A legal text from the settings (G-014). */
import { legalPages, legalText, type LegalPageName } from '../../../schema/site/legalPages';
import { Container } from '../../ui/display/layout';
import { RichText } from '../../ui/display/RichText';
import { SiteContent } from '../overrides';
import styles from './LegalPage.module.css';
import { NotFoundPage } from './NotFoundPage';
import { useShop } from './state/shopContext';
import { usePageTitle } from './state/pageTitle';

export function LegalPage({ name }: { name: LegalPageName }) {
  const { title } = legalPages[name];
  const html = legalText(useShop().config, name);
  usePageTitle(title);
  if (!html) return <NotFoundPage />;
  return (
    <Container>
      <article className={styles.page}>
        <h1>{title}</h1>
        <SiteContent>
          <RichText html={html} />
        </SiteContent>
      </article>
    </Container>
  );
}
