/** A legal text from the settings (G-014). */
import { legalPages, legalText, type LegalPageName } from '../../../schema/legalPages';
import { Container } from '../../ui/layout';
import { RichText } from '../../ui/RichText';
import { SiteContent } from '../parts';
import styles from './LegalPage.module.css';
import { NotFoundPage } from './NotFoundPage';
import { useShop } from './shop';
import { usePageTitle } from './titles';

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
