/** A silhouette on a colored background, in the color of the custom property --fig. */
import styles from './Figure.module.css';

interface Props {
  name: 'wheatEar' | 'pretzel' | 'croissant' | 'elderberry' | 'roll';
  /** Sets position and size. */
  className?: string;
}

export const Figure = ({ name, className }: Props) => <i className={`${styles.figure} ${styles[name]} ${className}`} aria-hidden="true" />;
