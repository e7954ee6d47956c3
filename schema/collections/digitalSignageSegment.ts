/** A segment of a stream: a scene, an image, a video or a page with a duration and a schedule. */
import { editorManagedPermissions } from '../access/collectionPermissions';
import { select, integer, checkbox, file, image, reference, text } from '../fields/field';
import { openingRules } from '../fields/shared/openingRules';
import { collection } from './collection';
import { transitions } from './scene';

export const digitalSignageSegment = collection({
  name: 'digitalSignageSegment',
  plural: 'digitalSignageSegments',
  singularLabel: 'Filmsequenz',
  label: 'Filmsequenzen',
  menu: { area: 'signage', position: 2 },
  icon: 'camera',
  useAsTitle: 'name',
  columns: ['name', 'type', 'durationSeconds', 'isEnabled', 'sortOrder'],
  defaultSort: 'sortOrder',
  filters: { type: 'type', isEnabled: 'isEnabled', stream: reference({ label: 'Stream', to: 'digitalSignageStream' }) },
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    type: select({
      name: 'SegmentType',
      label: 'Art',
      required: true,
      default: 'scene',
      options: { scene: 'Szene', image: 'Bild', video: 'Video', site: 'Seite' },
    }),
    scene: reference({ label: 'Szene', to: 'scene' }),
    image: image({ label: 'Bild' }),
    upload: file({ label: 'Video' }),
    site: reference({ label: 'Seite', to: 'site' }),
    durationSeconds: integer({ label: 'Dauer in Sekunden', required: true, min: 1, max: 3600 }),
    transition: select({ name: 'Transition', label: 'Übergang', required: true, default: 'none', options: transitions }),
    schedule: openingRules('Zeitplan', 'Leer: immer.'),
    isEnabled: checkbox({ label: 'Aktiv', required: true }),
    sortOrder: integer({ label: 'Reihenfolge', required: true, min: 0, default: 0 }),
  },
  // An enabled segment must have content.
  validate: ({ isEnabled, type, ...segment }) => {
    const contentField = type === 'video' ? 'upload' : type;
    return isEnabled && !segment[contentField] ? [{ path: [contentField], rule: 'required' }] : [];
  },
  permissions: editorManagedPermissions,
});
