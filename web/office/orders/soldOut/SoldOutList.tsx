/** What a branch has sold out now, each with a button that makes it available again. */
import type { DateTime } from 'luxon';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import type { ServiceBranchFragment } from '../service/Service.generated';
import { soldOutNow } from '../service/useBranchService';
import styles from './SoldOut.module.css';
import { useMarkSoldOut } from './useMarkSoldOut';

interface Props {
  branch: ServiceBranchFragment;
  at: DateTime;
}

export function SoldOutList({ branch, at }: Props) {
  const { unmark, isSaving, error } = useMarkSoldOut();
  const marks = soldOutNow(branch, at);
  if (marks.length === 0) return null;
  return (
    <section aria-labelledby="soldOut">
      <h3 id="soldOut">Ausverkauft</h3>
      <ul className={styles.list} tabIndex={0} aria-labelledby="soldOut">
        {marks.map(({ id, name, until }) => (
          <li key={id}>
            <span>
              <b>{name}</b> {until ? `bis ${dateTimeText(inZone(until, at.zoneName!))}` : 'bis auf Weiteres'}
            </span>
            <Button
              variant="secondary"
              label={`${name}: wieder verfügbar`}
              isBusy={isSaving}
              onPress={() => void unmark({ branch: branch.id, product: id }, name)}
            >
              Wieder verfügbar
            </Button>
          </li>
        ))}
      </ul>
      {error !== null && (
        <Alert tone="error" isNew>
          {error}
        </Alert>
      )}
    </section>
  );
}
