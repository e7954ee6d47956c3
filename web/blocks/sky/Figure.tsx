/** A quiet silhouette on a coloured ground, in the colour its surroundings set as --fig. */
import styles from './Figure.module.css';

interface Props {
  name: 'aehre' | 'brezel' | 'croissant' | 'holler' | 'semmel';
  /** Where it stands and how large it is. */
  className?: string;
}

export const Figure = ({ name, className }: Props) => <i className={`${styles.figure} ${styles[name]} ${className}`} aria-hidden="true" />;
