/** The page of a branch screen whose key is wrong or was renewed. */
import { errorMessage } from '../../collection/errorMessages';
import styles from './InvalidKeyPage.module.css';

export const InvalidKeyPage = ({ error }: { error: unknown }) => (
  <main className={styles.page}>
    <h1>{errorMessage(error)}</h1>
  </main>
);
