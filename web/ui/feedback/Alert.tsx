/** A message in the page: to know, to heed, wrong, or well. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../display/Icon';
import styles from './Alert.module.css';

const icons = { info: 'circle-alert', warn: 'triangle-alert', bad: 'circle-alert', ok: 'circle-check' } as const satisfies Record<
  string,
  IconName
>;

interface Props {
  tone?: keyof typeof icons;
  icon?: IconName;
  title?: ReactNode;
  /** Came up just now: read out at once. */
  isNew?: boolean;
  children?: ReactNode;
}

export const Note = ({ tone = 'info', icon = icons[tone], title, isNew, children }: Props) => (
  <div className={`${styles.note} ${styles[tone]}`} role={isNew ? 'alert' : undefined}>
    <Icon name={icon} />
    <div>
      {title && <strong className={styles.title}>{title}</strong>}
      {children}
    </div>
  </div>
);
