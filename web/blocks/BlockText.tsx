/** The words of a block: large headings, short lines. The server has cleaned the HTML by the one allow list. */
import styles from './BlockText.module.css';

interface Props {
  html: string | null;
  /** Paragraphs side by side where there is room. */
  isWide?: boolean;
}

export const Words = ({ html, isWide }: Props) =>
  html ? <div className={`${styles.words} ${isWide ? styles.wide : ''}`} dangerouslySetInnerHTML={{ __html: html }} /> : null;
