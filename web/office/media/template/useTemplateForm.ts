/** The form of a template: its values, its layers and the errors. The first layer with an error is selected. */
import { useState } from 'react';
import type { ErrorEntry } from '../../../../schema/errors/appError';
import { imageTemplate } from '../../../../schema/collections/imageTemplate';
import { toObjects } from '../../../../schema/objects';
import type { EditableRecord } from '../../../collection/collectionHooks';
import { toFieldErrors } from '../../../forms/toFieldErrors';
import { useRecordForm } from '../../../forms/useRecordForm';
import { canvasOf } from './frame';
import { newLayer, withColorField } from './layers';
import { useLayers } from './useLayers';

interface Options {
  record: EditableRecord | undefined;
  /** The error of the last attempt to save, and its entries. */
  error: Error | undefined;
  serverErrors: readonly ErrorEntry[];
  onChanged: () => void;
  onSave: (input: object) => void;
}

const newTemplate = { ...canvasOf({}), format: 'jpg', layers: [newLayer('image', canvasOf({}))] };

export function useTemplateForm({ record, error, serverErrors, onChanged, onSave }: Options) {
  const [invalidLayer, setInvalidLayer] = useState<number>();
  const showFirst = (paths: readonly (readonly (string | number)[])[]): void => setInvalidLayer(firstLayer(paths));
  const form = useRecordForm({
    fields: imageTemplate.fields,
    record: record ? { ...record, layers: toObjects(record.layers).map(withColorField) } : newTemplate,
    serverErrors,
    onChanged,
    onInvalid: issues => showFirst(issues.map(({ path }) => path)),
    onSave,
  });
  const layers = useLayers(toObjects(form.values.layers), canvasOf(form.values), rows => form.change({ ...form.values, layers: rows }));
  const [seenError, setSeenError] = useState(error);
  if (error !== seenError) {
    setSeenError(error);
    showFirst(serverErrors.flatMap(toFieldErrors).map(({ path }) => path));
  }
  if (invalidLayer !== undefined) {
    setInvalidLayer(undefined);
    layers.select(layers.rows[invalidLayer]);
  }
  return { form, layers };
}

/** Returns the index of the first layer that one of the paths leads to. */
const firstLayer = (paths: readonly (readonly (string | number)[])[]): number | undefined =>
  paths.flatMap(([list, index]) => (list === 'layers' && typeof index === 'number' ? [index] : []))[0];
