/** The metadata of files that customers and staff upload. The files are in the file storage; the URL contains the hash. */
import { filePermissions } from '../access/collectionPermissions';
import { integer, checkbox, reference, text } from '../fields/field';
import { collection } from './collection';
import { fileField } from './image';

export const upload = collection({
  name: 'upload',
  plural: 'uploads',
  singularLabel: 'Datei',
  label: 'Dateien',
  menu: { area: 'website', position: 8 },
  icon: 'file',
  useAsTitle: 'name',
  summaryFields: ['version', 'extension', 'mimeType', 'publicHash', 'name', 'size', 'hasPreview'],
  referenceFields: ['version', 'extension', 'publicHash', 'name', 'size'],
  columns: ['name', 'extension', 'size'],
  searchFields: ['name'],
  filters: { isUsed: checkbox({ label: 'Benutzt' }), hasOrder: checkbox({ label: 'Gehört zu einer Bestellung' }) },
  fields: {
    version: integer({ label: 'Version', required: true, min: 1, readOnly: true }),
    extension: text({ label: 'Dateityp', required: true, max: 5, readOnly: true }),
    mimeType: text({ label: 'Medientyp', required: true, max: 100, readOnly: true }),
    publicHash: text({ label: 'Schlüssel der Adresse', required: true, max: 32, readOnly: true }),
    name: text({ label: 'Name', max: 120 }),
    size: integer({ label: 'Größe in Byte', min: 0, readOnly: true }),
    hasPreview: checkbox({ label: 'Hat eine Vorschau', required: true, readOnly: true }),
    owner: reference({ label: 'Hochgeladen von', to: 'user', readOnly: true }),
    order: text({ label: 'Bestellung', max: 36, readOnly: true }),
  },
  inputOnlyFields: { data: fileField },
  permissions: { ...filePermissions, 'orders:write': { create: 'all' } },
});
