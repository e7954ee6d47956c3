/** Shown instead of the page in a preview window without a connection to its editor. */
import { Container } from '../../../../ui/display/layout';
import styles from '../canvasParts.module.css';

export const WaitingNotice = () => (
  <Container>
    <p className={styles.waiting} role="status">
      Diese Vorschau wartet auf den Editor der Seite.
    </p>
  </Container>
);
