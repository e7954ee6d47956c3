/** An alert in the page: information, warning, error or success. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../display/Icon';
import styles from './Alert.module.css';

const icons = { info: 'circle-alert', warning: 'triangle-alert', error: 'circle-alert', success: 'circle-check' } as const satisfies Record<
  string,
  IconName
>;

interface AlertProps {
  tone?: keyof typeof icons;
  icon?: IconName;
  title?: ReactNode;
  /** The alert has just appeared, so screen readers announce it. */
  isNew?: boolean;
  children?: ReactNode;
}

export const Alert = ({ tone = 'info', icon = icons[tone], title, isNew, children }: AlertProps) => (
  <div className={`${styles.alert} ${styles[tone]}`} role={isNew ? 'alert' : undefined}>
    <Icon name={icon} />
    <div>
      {title && <strong className={styles.title}>{title}</strong>}
      {children}
    </div>
  </div>
);
