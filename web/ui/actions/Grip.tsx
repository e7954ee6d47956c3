/** The handle by which an entry of a list is dragged. */
import type { ComponentProps } from 'react';
import { Icon } from '../display/Icon';
import styles from './Grip.module.css';

type Props = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> & { name: string };

/** `name` says which entry it moves. */
export const Grip = ({ name, ...button }: Props) => (
  <button {...button} type="button" className={styles.grip} aria-label={`${name} verschieben`} aria-roledescription="Griff">
    <Icon name="grip-vertical" />
  </button>
);
