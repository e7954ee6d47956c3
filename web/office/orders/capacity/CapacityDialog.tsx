/** The dialog that limits a quarter of an hour: choose it, then take more or fewer orders, or none. */
import { useState } from 'react';
import { errorMessage } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Loading } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { Dialog } from '../../../ui/overlays/Dialog';
import styles from './CapacityDialog.module.css';
import { CapacityFields } from './CapacityFields';
import { choiceText } from './quarters';
import { useSlotCapacities } from './useSlotCapacities';

interface Props {
  branch: string;
  /** Without it, the next quarter of an hour is chosen. */
  initialSlot?: string;
  onClose: () => void;
}

export const CapacityDialog = ({ branch, initialSlot, onClose }: Props) => (
  <Dialog
    title="Kapazität"
    closesOnBackground
    onClose={onClose}
    footer={
      <Button size="large" onPress={onClose}>
        Fertig
      </Button>
    }
  >
    <Quarters branch={branch} initialSlot={initialSlot} />
  </Dialog>
);

function Quarters({ branch, initialSlot }: { branch: string; initialSlot: string | undefined }) {
  const { quarters, at, error, refresh } = useSlotCapacities(branch);
  const [slot, setSlot] = useState(initialSlot);
  if (!quarters) return error ? <ErrorMessage message={errorMessage(error)} onRetry={() => void refresh()} /> : <Loading />;
  const chosen = quarters.find(quarter => quarter.slot === slot) ?? quarters[0];
  if (!chosen) return <p>In den nächsten sieben Tagen ist die Filiale geschlossen.</p>;
  return (
    <div className={styles.content}>
      <Field label="Viertelstunde">
        <Select
          options={Object.fromEntries(quarters.map(quarter => [quarter.slot, choiceText(quarter, at)]))}
          value={chosen.slot}
          empty={null}
          onChange={next => next && setSlot(next)}
        />
      </Field>
      {chosen.capacities.map(entry => (
        <CapacityFields key={`${entry.deliveryType} ${entry.slot}`} branch={branch} entry={entry} refresh={refresh} />
      ))}
      <p className={styles.help}>
        Volle und gesperrte Viertelstunden bietet der Shop nicht mehr an. Bestellungen, die schon da sind, bleiben.
      </p>
    </div>
  );
}
