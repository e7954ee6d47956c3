/** Rich text of an editor. The server sanitizes the HTML when it is saved and when it is delivered. */
import styles from './RichText.module.css';

export const RichText = ({ html }: { html: string }) => <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
