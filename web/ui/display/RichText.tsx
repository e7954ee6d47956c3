/** Text an editor wrote. The server has cleaned its HTML by the one allow list, on save and on delivery. */
import styles from './RichText.module.css';

export const RichText = ({ html }: { html: string }) => <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
