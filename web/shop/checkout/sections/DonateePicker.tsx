/** A dialog to choose an organization, with a search. The list is loaded when the dialog opens (CHK-30, CHK-31, G-036). */
import { useState } from 'react';
import { searchDonatees } from '../../../../schema/rules/site/search';
import { Button } from '../../../ui/actions/Button';
import { Input } from '../../../ui/inputs/controls';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Field } from '../../../ui/inputs/Field';
import { Icon } from '../../../ui/display/Icon';
import { Alert } from '../../../ui/feedback/Alert';
import { Image } from '../../../ui/display/Image';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './DonateePicker.module.css';
import { useDonateesQuery, type DonateesQuery } from '../Donatees.generated';

type Donatee = DonateesQuery['donatees']['items'][number];

interface Props {
  /** The id of the organization chosen before. */
  selectedId: string | null;
  onChoose: (donatee: Donatee) => void;
  onClose: () => void;
}

export function DonateePicker({ selectedId, onChoose, onClose }: Props) {
  const { data, error, refetch } = useDonateesQuery({});
  const [term, setTerm] = useState('');
  const matches = searchDonatees(data?.donatees.items ?? [], term);
  return (
    <Dialog title="Für den guten Zweck" closesOnBackground onClose={onClose}>
      <div className={styles.picker}>
        <Field label="Organisation suchen">
          <Input type="search" value={term} enterKeyHint="search" onChange={setTerm} />
        </Field>
        {!data && !error && (
          <Loading>
            <Skeleton shape="block" />
          </Loading>
        )}
        {error && !data && (
          <Alert tone="error" title="Spendenempfänger konnten nicht geladen werden." isNew>
            <Button variant="secondary" icon="refresh-cw" onPress={() => void refetch()}>
              Erneut versuchen
            </Button>
          </Alert>
        )}
        <p role="status">{data && matches.length === 0 && 'Keine passende Organisation gefunden.'}</p>
        <ul className={styles.list}>
          {matches.map(donatee => (
            <li key={donatee.id}>
              <button type="button" aria-pressed={donatee.id === selectedId} onClick={() => onChoose(donatee)}>
                <span className={styles.image}>
                  <Image image={donatee.image} sizes="3.4rem" largest="tiny" alt="" tile={2} fallback={<Icon name="heart-handshake" />} />
                </span>
                <span>
                  <b>{donatee.name}</b>
                  {donatee.description && <span className={styles.description}>{donatee.description}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
