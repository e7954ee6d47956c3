/** What a screen shows that the house does not open: its key is wrong or was renewed. */
import { messageOf } from '../../collection/errorMessages';
import styles from './InvalidKeyPage.module.css';

export const Refused = ({ error }: { error: unknown }) => (
  <main className={styles.page}>
    <h1>{messageOf(error)}</h1>
  </main>
);
