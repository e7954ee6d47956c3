/** A legal text from the settings (G-014). */
import { legalPages, type LegalPageName } from '../../../schema/site/legalPages';
import { Container } from '../../ui/display/layout';
import { SiteContent } from '../overrides';
import { NotFoundPage } from '../shell/NotFoundPage';
import { usePageTitle } from '../shell/state/pageTitle';
import { useShop } from '../shell/state/shopContext';
import styles from './LegalPage.module.css';
import { LegalText } from './LegalText';

export function LegalPage({ name }: { name: LegalPageName }) {
  const { title } = legalPages[name];
  const { legalTexts } = useShop().config;
  usePageTitle(title);
  if (!legalTexts.includes(name)) return <NotFoundPage />;
  return (
    <Container>
      <article className={styles.page}>
        <h1>{title}</h1>
        <SiteContent>
          <LegalText name={name} />
        </SiteContent>
      </article>
    </Container>
  );
}
