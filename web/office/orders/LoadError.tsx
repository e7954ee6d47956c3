/** Shows that the orders could not be loaded and offers a retry. */
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { errorText } from './actions/errorText';
import styles from './LoadError.module.css';

export const LoadError = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className={styles.error}>
    <ErrorMessage message={errorText(error, 'list')} onRetry={onRetry} />
  </div>
);
