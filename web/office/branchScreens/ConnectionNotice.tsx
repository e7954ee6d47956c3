/** Says that what a screen shows may be old, for as long as it may; it goes by itself. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { useOnline } from '../../hooks/useOnline';
import { Icon } from '../../ui/display/Icon';
import styles from './ConnectionNotice.module.css';

/** Whether the house answered, with a no: another attempt changes nothing. */
export const isRefused = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN' || extensions?.code === 'NOT_FOUND');

export function LostNote({ error }: { error: Error | undefined }) {
  const isOnline = useOnline();
  const isLost = !isOnline || (error !== undefined && !isRefused(error));
  return (
    // Stands there before anything is said in it, so that it is read out.
    <div role="status" className={isLost ? styles.note : undefined}>
      {isLost && (
        <>
          <Icon name="refresh-cw" />
          Verbindung unterbrochen. Sie wird wiederhergestellt …
        </>
      )}
    </div>
  );
}
