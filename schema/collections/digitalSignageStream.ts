/** A programme: segments in their order, for some branches and times. */
import { choice, count, flag, reference, references, rows, text } from '../fields/field';
import { openingRules } from '../fields/shared/openingRules';
import { collection } from './collection';
import { orientations } from './scene';

export const digitalSignageStream = collection({
  name: 'digitalSignageStream',
  plural: 'digitalSignageStreams',
  noun: 'Stream',
  label: 'Streams',
  title: 'name',
  columns: ['name', 'identifier', 'branches', 'orientation', 'isEnabled'],
  key: 'identifier',
  filters: { branch: 'branches', isEnabled: 'isEnabled' },
  search: ['name', 'identifier'],
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    segments: rows({
      name: 'StreamSegment',
      label: 'Filmsequenzen',
      max: 200,
      fields: {
        segment: reference({ label: 'Filmsequenz', to: 'digitalSignageSegment', required: true }),
        sortOrder: count({ label: 'Reihenfolge', required: true, min: 0, initial: 0 }),
      },
    }),
    branches: references({ label: 'Filialen', to: 'branch', max: 200 }),
    schedule: openingRules('Zeitplan', 'Leer: immer.'),
    orientation: choice({ name: 'Orientation', label: 'Ausrichtung', required: true, initial: 'landscape', options: orientations }),
    isEnabled: flag({ label: 'Aktiv', required: true }),
  },
});
