/** One piece of a programme: a scene, a picture, a film or a page, for so many seconds and at these times. */
import { choice, count, flag, image, reference, text } from '../fields/field';
import { openingRules } from '../fields/shared/openingRules';
import { collection } from './collection';
import { transitions } from './scene';

export const digitalSignageSegment = collection({
  name: 'digitalSignageSegment',
  plural: 'digitalSignageSegments',
  noun: 'Filmsequenz',
  label: 'Filmsequenzen',
  title: 'name',
  columns: ['name', 'type', 'durationSeconds', 'isEnabled', 'sortOrder'],
  order: 'sortOrder',
  filters: { type: 'type', isEnabled: 'isEnabled', stream: reference({ label: 'Stream', to: 'digitalSignageStream' }) },
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    type: choice({
      name: 'SegmentType',
      label: 'Art',
      required: true,
      initial: 'scene',
      options: { scene: 'Szene', image: 'Bild', video: 'Video', site: 'Seite' },
    }),
    scene: reference({ label: 'Szene', to: 'scene' }),
    image: image({ label: 'Bild' }),
    upload: reference({ label: 'Video', to: 'upload' }),
    site: reference({ label: 'Seite', to: 'site' }),
    durationSeconds: count({ label: 'Dauer in Sekunden', required: true, min: 1, max: 3600 }),
    transition: choice({ name: 'Transition', label: 'Übergang', required: true, initial: 'none', options: transitions }),
    schedule: openingRules('Zeitplan', 'Leer: immer.'),
    isEnabled: flag({ label: 'Aktiv', required: true }),
    sortOrder: count({ label: 'Reihenfolge', required: true, min: 0, initial: 0 }),
  },
  // What is switched on has something to show.
  faults: ({ isEnabled, type, ...segment }) => {
    const shown = type === 'video' ? 'upload' : type;
    return isEnabled && !segment[shown] ? [{ path: [shown], rule: 'missing' }] : [];
  },
});
