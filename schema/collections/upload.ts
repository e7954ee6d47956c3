/** Files that customers and staff attach: their record. The file itself lies with the media, and whoever has its hash may fetch it. */
import { count, flag, reference, text } from '../fields/field';
import { collection } from './collection';
import { sentFile } from './image';

export const upload = collection({
  name: 'upload',
  plural: 'uploads',
  noun: 'Datei',
  label: 'Dateien',
  title: 'name',
  brief: ['version', 'extension', 'mimeType', 'name', 'size', 'hasPreview'],
  columns: ['name', 'extension', 'size'],
  search: ['name'],
  fields: {
    version: count({ label: 'Version', required: true, min: 1, isMade: true }),
    extension: text({ label: 'Dateityp', required: true, max: 5, isMade: true }),
    mimeType: text({ label: 'Medientyp', required: true, max: 100, isMade: true }),
    publicHash: text({ label: 'Schlüssel der Adresse', required: true, max: 32, isMade: true }),
    name: text({ label: 'Name', max: 120 }),
    size: count({ label: 'Größe in Byte', min: 0, isMade: true }),
    hasPreview: flag({ label: 'Hat eine Vorschau', required: true, isMade: true }),
    owner: reference({ label: 'Hochgeladen von', to: 'user', isMade: true }),
    order: text({ label: 'Bestellung', max: 36, isMade: true }),
  },
  sent: { data: sentFile },
});
