/** Chooses the next time at which a branch is open or closed. */
import { useContext, useState } from 'react';
import { inZone } from '../../../../../../schema/rules/time/calendar';
import { TimeZoneContext } from '../../../../../fields/timeZoneContext';
import { now } from '../../../../../hooks/serverTime';
import { Button } from '../../../../../ui/actions/Button';
import { Select } from '../../../../../ui/inputs/controls';
import { Field } from '../../../../../ui/inputs/Field';
import { nextClosed, nextOpen } from './openingTime';
import { useSimulatorBranchesQuery } from './Simulator.generated';
import styles from './Simulator.module.css';

interface Props {
  time: number | null;
  onChange: (time: number) => void;
}

export function OpeningChoice({ time, onChange }: Props) {
  const zone = useContext(TimeZoneContext);
  const branches = useSimulatorBranchesQuery({}).data?.branches.items ?? [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const branch = branches.find(({ id }) => id === chosenId) ?? branches[0];
  if (!branch) return null;
  const choose = (find: typeof nextOpen, missing: string): void => {
    const at = find(branch.openingHours, inZone(time ?? now(), zone));
    setNotice(at ? '' : missing);
    if (at) onChange(at.toMillis());
  };
  return (
    <>
      <Field label="Filiale">
        <Select
          options={Object.fromEntries(branches.map(({ id, name }) => [id, name]))}
          empty={null}
          value={branch.id}
          onChange={id => {
            setChosenId(id);
            setNotice('');
          }}
        />
      </Field>
      <div className={styles.opening}>
        <Button variant="secondary" size="small" onPress={() => choose(nextOpen, 'Sie öffnet in den nächsten zwei Wochen nicht.')}>
          Wenn sie geöffnet ist
        </Button>
        <Button variant="secondary" size="small" onPress={() => choose(nextClosed, 'Sie schließt in den nächsten Tagen nicht.')}>
          Wenn sie geschlossen ist
        </Button>
      </div>
      <p role="status">{notice}</p>
    </>
  );
}
