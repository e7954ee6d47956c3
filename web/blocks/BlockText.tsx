/** The text of a block: large headings, short lines. The server has sanitized the HTML. */
import styles from './BlockText.module.css';
import { useFieldMark } from './pageContext';

interface BlockTextProps {
  html: string | null;
  /** Shows paragraphs side by side where the width allows it. */
  isWide?: boolean;
}

export function BlockText({ html, isWide }: BlockTextProps) {
  const mark = useFieldMark();
  if (!html) return null;
  return <div className={`${styles.text} ${isWide ? styles.wide : ''}`} {...mark('text')} dangerouslySetInnerHTML={{ __html: html }} />;
}
