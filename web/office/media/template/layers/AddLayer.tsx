/** Buttons that add a layer of a type on top. */
import { maxLayers, type Layer } from '../../../../../schema/collections/imageTemplate';
import { entriesOf } from '../../../../../schema/objects';
import { Button } from '../../../../ui/actions/Button';
import { layerLabels, tooManyLayers } from '../layers';
import styles from './layers.module.css';

export const AddLayer = ({ count, onAdd }: { count: number; onAdd: (type: Layer['type']) => void }) =>
  count >= maxLayers ? (
    <p className={styles.hint}>{tooManyLayers}</p>
  ) : (
    <div className={styles.actions} role="group" aria-label="Ebene hinzufügen">
      {entriesOf(layerLabels).map(([type, label]) => (
        <Button key={type} variant="secondary" size="small" icon="plus" label={`${label} hinzufügen`} onPress={() => onAdd(type)}>
          {label}
        </Button>
      ))}
    </div>
  );
