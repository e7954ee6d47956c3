/** The text of a block: large headings, short lines. The server has sanitized the HTML. */
import styles from './BlockText.module.css';

interface BlockTextProps {
  html: string | null;
  /** Shows paragraphs side by side where the width allows it. */
  isWide?: boolean;
}

export const BlockText = ({ html, isWide }: BlockTextProps) =>
  html ? <div className={`${styles.text} ${isWide ? styles.wide : ''}`} dangerouslySetInnerHTML={{ __html: html }} /> : null;
