/** The form of the selected layer: what its type needs. */
import { maxLayers } from '../../../../../schema/collections/imageTemplate';
import { FieldList } from '../../../../fields/editors';
import type { FieldError } from '../../../../fields/fieldErrors';
import { keyOf, type Row } from '../../../../fields/tree/tree';
import { Button } from '../../../../ui/actions/Button';
import { fieldsOfLayer, layerName } from '../layers';
import styles from '../template.module.css';
import type { Layers } from '../useLayers';
import { LayerContent } from './LayerContent';
import listStyles from './layers.module.css';

export function LayerForm({ layer, layers, errors }: { layer: Row; layers: Layers; errors: readonly FieldError[] }) {
  const { rows } = layers;
  const id = `layer-${keyOf(layer)}`;
  const change = (next: Row): void => layers.change(layer, next);
  const name = layerName(rows, layer);
  return (
    <fieldset className={styles.card} aria-labelledby={`${id}-name`}>
      <div className={listStyles.header}>
        <h2 id={`${id}-name`}>{name}</h2>
        <span className={listStyles.actions}>
          {rows.length < maxLayers && (
            <Button variant="text" size="small" icon="copy" onPress={() => layers.duplicate(layer, rows.indexOf(layer))}>
              Duplizieren
            </Button>
          )}
          <Button variant="text" size="small" icon="trash-2" onPress={() => layers.remove(layer)}>
            Entfernen
          </Button>
        </span>
      </div>
      <LayerContent id={id} layer={layer} errors={errors} onChange={value => change({ ...layer, value })} />
      <FieldList id={id} fields={fieldsOfLayer(layer)} record={layer} errors={errors} isDense onChange={change} />
    </fieldset>
  );
}
