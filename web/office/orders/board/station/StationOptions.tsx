/** Chooses the categories whose items this device shows. */
import { Button } from '../../../../ui/actions/Button';
import { Loading } from '../../../../ui/feedback/Skeleton';
import { CheckboxChip, CheckboxGroup } from '../../../../ui/inputs/CheckboxGroup';
import { useStationChoice } from './stationContext';
import styles from './Station.module.css';

export function StationOptions() {
  const choice = useStationChoice();
  if (!choice) return null;
  const { categories, chosen, choose, hasFailed, load } = choice;
  return (
    <div className={styles.options}>
      <CheckboxGroup label="Station" layout="chips" values={chosen} onChange={choose}>
        {categories?.map(({ id, name }) => (
          <CheckboxChip key={id} value={id} label={name} />
        ))}
        <Button variant="text" onPress={() => choose([])}>
          Alle Produkte
        </Button>
      </CheckboxGroup>
      {!categories && !hasFailed && <Loading>Kategorien werden geladen …</Loading>}
      {!categories && hasFailed && (
        <Button variant="secondary" icon="refresh-cw" onPress={load}>
          Kategorien erneut laden
        </Button>
      )}
    </div>
  );
}
