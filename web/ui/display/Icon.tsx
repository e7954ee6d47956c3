/** A drawing of the icon set. Beside a text it says nothing to a screen reader; alone it needs a label. */
import { createElement } from 'react';
import styles from './Icon.module.css';
import { icons } from './icons.generated';

export type IconName = keyof typeof icons;

interface Props {
  name: IconName;
  /** What the icon means where no text says it. */
  label?: string;
  size?: 'text' | 'large';
}

export const Icon = ({ name, label, size = 'text' }: Props) => (
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
