/** What is edited beside the preview: the list of layers, the selected layer, and the name, size and format of the template. */
import { FieldList } from '../../../fields/editors';
import { errorsWithin } from '../../../fields/fieldErrors';
import { keyOf } from '../../../fields/tree/tree';
import { VisuallyHidden } from '../../../ui/display/layout';
import { FieldErrorText } from '../../../ui/inputs/Field';
import { AddLayer } from './layers/AddLayer';
import { LayerForm } from './layers/LayerForm';
import { LayerList } from './layers/LayerList';
import styles from './template.module.css';
import type { Layers } from './useLayers';
import type { useTemplateForm } from './useTemplateForm';

interface Props {
  form: ReturnType<typeof useTemplateForm>['form'];
  layers: Layers;
  isNew: boolean;
}

export function TemplatePanels({ form: { fields, values, errors, change }, layers, isNew }: Props) {
  const { rows, selected } = layers;
  const { layers: _layers, ...ownFields } = fields;
  const layerErrors = errorsWithin(errors, 'layers');
  const listError = layerErrors.find(({ path }) => path.length === 0);
  return (
    <div className={styles.panels}>
      <fieldset className={styles.card} aria-labelledby="layers">
        <h2 id="layers">Ebenen</h2>
        <LayerList layers={layers} errors={layerErrors} />
        {listError && <FieldErrorText id="layers-error">{listError.text}</FieldErrorText>}
        <AddLayer count={rows.length} onAdd={layers.add} />
        <VisuallyHidden>
          <span role="status">{layers.announcement}</span>
        </VisuallyHidden>
      </fieldset>
      {selected && (
        <LayerForm key={keyOf(selected)} layer={selected} layers={layers} errors={errorsWithin(layerErrors, rows.indexOf(selected))} />
      )}
      <details className={styles.card} open={isNew}>
        <summary>Name, Größe und Format</summary>
        <FieldList id="record" fields={ownFields} record={values} errors={errors} onChange={change} />
      </details>
    </div>
  );
}
