/** A stream: segments in order, for some branches and times. */
import { editorManagedPermissions } from '../access/collectionPermissions';
import { select, integer, checkbox, reference, references, array, text } from '../fields/field';
import { openingRules } from '../fields/shared/openingRules';
import { collection } from './collection';
import { orientations } from './scene';

export const digitalSignageStream = collection({
  name: 'digitalSignageStream',
  plural: 'digitalSignageStreams',
  singularLabel: 'Stream',
  label: 'Streams',
  menu: { area: 'signage', position: 3 },
  icon: 'list-ordered',
  useAsTitle: 'name',
  columns: ['name', 'identifier', 'branches', 'orientation', 'isEnabled'],
  slugField: 'identifier',
  filters: { branch: 'branches', isEnabled: 'isEnabled' },
  searchFields: ['name', 'identifier'],
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    segments: array({
      name: 'StreamSegment',
      label: 'Filmsequenzen',
      max: 200,
      fields: {
        segment: reference({ label: 'Filmsequenz', to: 'digitalSignageSegment', required: true }),
        sortOrder: integer({ label: 'Reihenfolge', required: true, min: 0, default: 0 }),
      },
    }),
    branches: references({ label: 'Filialen', to: 'branch', max: 200 }),
    schedule: openingRules('Zeitplan', 'Leer: immer.'),
    orientation: select({ name: 'Orientation', label: 'Ausrichtung', required: true, default: 'landscape', options: orientations }),
    isEnabled: checkbox({ label: 'Aktiv', required: true }),
  },
  permissions: editorManagedPermissions,
});
