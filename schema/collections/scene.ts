/** A full-screen composition for signage devices, available under its path. */
import { editorManagedPermissions } from '../access/collectionPermissions';
import { blocks, select, integer, checkbox, text } from '../fields/field';
import { validityFields, validityIssues } from '../fields/shared/validity';
import { isColor, isId, isPath } from '../fields/validation/formats';
import { collection } from './collection';

export const orientations = { landscape: 'Querformat', portrait: 'Hochformat' } as const;
export const transitions = { none: 'keiner', fade: 'Überblenden', slide: 'Schieben' } as const;

export const scene = collection({
  name: 'scene',
  plural: 'scenes',
  singularLabel: 'Szene',
  label: 'Szenen',
  menu: { area: 'signage', position: 1 },
  icon: 'images',
  useAsTitle: 'name',
  columns: ['name', 'path', 'orientation', 'durationSeconds', 'isPublic'],
  slugField: 'path',
  filters: { isPublic: 'isPublic', orientation: 'orientation' },
  searchFields: ['name', 'path'],
  fields: {
    path: text({ label: 'Pfad', required: true, max: 120 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    isPublic: checkbox({ label: 'Öffentlich', required: true }),
    orientation: select({ name: 'Orientation', label: 'Ausrichtung', required: true, default: 'landscape', options: orientations }),
    background: text({ label: 'Hintergrund', max: 60, help: 'Eine Farbe (#rrggbb) oder die Kennung eines Bildes.' }),
    content: blocks({ label: 'Inhalt' }),
    durationSeconds: integer({ label: 'Dauer in Sekunden', required: true, min: 1, max: 3600, default: 10 }),
    transition: select({ name: 'Transition', label: 'Übergang', required: true, default: 'none', options: transitions }),
    ...validityFields,
  },
  validate: ({ path, background, ...validity }) => [
    ...(isPath(path) ? [] : [{ path: ['path'], rule: 'invalidPath' } as const]),
    ...(!background || isColor(background) || isId(background) ? [] : [{ path: ['background'], rule: 'invalidBackground' } as const]),
    ...validityIssues(validity),
  ],
  permissions: editorManagedPermissions,
});
