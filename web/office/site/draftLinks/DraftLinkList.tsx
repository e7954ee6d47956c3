/** The links of a page that still work. Each can be revoked. */
import { useContext } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { errorMessage } from '../../../collection/errorMessages';
import { TimeZoneContext } from '../../../fields/timeZoneContext';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useToast } from '../../../ui/overlays/Toasts';
import { useRevokeDraftLinkMutation, type DraftLinkFactsFragment } from './DraftLinks.generated';
import styles from './draftLinks.module.css';

export function DraftLinkList({ links }: { links: readonly DraftLinkFactsFragment[] }) {
  const zone = useContext(TimeZoneContext);
  const toast = useToast();
  const [revoke, { error, loading }] = useRevokeDraftLinkMutation({ refetchQueries: ['DraftLinks'], awaitRefetchQueries: true });
  const timeText = (time: string): string => dateTimeText(inZone(time, zone));
  return (
    <section aria-labelledby="draft-links">
      <h3 id="draft-links">Gültige Links</h3>
      {links.length === 0 && <p>Es gibt noch keinen.</p>}
      {error && (
        <Alert tone="error" isNew>
          {errorMessage(error, 'Der Link konnte nicht widerrufen werden.')}
        </Alert>
      )}
      <ul className={styles.list}>
        {links.map(({ id, author, createdAt, expiresAt }) => (
          <li key={id}>
            <span>
              <b>bis {timeText(expiresAt)}</b>
              <span>{`${author}, ${timeText(createdAt)}`}</span>
            </span>
            <Button
              variant="dangerOutline"
              size="small"
              isBusy={loading}
              label={`Widerrufen: Link von ${author}, ${timeText(createdAt)}`}
              onPress={() =>
                void revoke({ variables: { id } }).then(
                  () => toast('Link widerrufen.'),
                  () => {},
                )
              }
            >
              Widerrufen
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
