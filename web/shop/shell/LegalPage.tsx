/** A legal text from the settings (G-014). */
import { Container } from '../../ui/layout';
import { RichText } from '../../ui/RichText';
import { legalPages, type LegalPageName } from './legal';
import styles from './LegalPage.module.css';
import { NotFoundPage } from './NotFoundPage';
import { useShop } from './shop';
import { usePageTitle } from './titles';

export function LegalPage({ name }: { name: LegalPageName }) {
  const { title, text } = legalPages[name];
  const html = useShop().config[text];
  usePageTitle(title);
  if (!html) return <NotFoundPage />;
  return (
    <Container>
      <article className={styles.page}>
        <h1>{title}</h1>
        <RichText html={withoutTitle(html, title)} />
      </article>
    </Container>
  );
}

// Most texts begin with their own heading, which the page already is.
const withoutTitle = (html: string, title: string): string => html.replace(`<h2>${title}</h2>`, '');
