/** An icon of the icon set. It is hidden from screen readers unless it has a label. */
import { createElement } from 'react';
import type { IconName } from '../../../schema/site/icons.generated';
import styles from './Icon.module.css';
import { icons } from './icons.generated';

export type { IconName };

interface IconProps {
  name: IconName;
  /** The meaning of the icon where no text says it. */
  label?: string;
  size?: 'text' | 'large';
}

export const Icon = ({ name, label, size = 'text' }: IconProps) => (
  <svg
    className={styles[size]}
    viewBox="0 0 24 24"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {icons[name].map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
  </svg>
);
