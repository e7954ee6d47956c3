/** The form fields of one record. */
import type { Collection } from '../../../schema/collections/collection';
import type { Fields } from '../../../schema/fields/field';
import { canEditField, type EditableRecord } from '../collectionHooks';

// A field that the viewer may not change keeps all options, so that it shows the value it has.
export const fieldsFor = ({ fields }: Collection, formFields: Fields, record: EditableRecord): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, canEditField(record, name) ? formFields[name]! : field]));
