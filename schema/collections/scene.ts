/** One composition of a screen in the shop, shown full screen under its path. */
import { blocks, choice, count, flag, moment, text } from '../fields/field';
import { isColour, isId, isPath } from '../fields/validation/formats';
import { collection } from './collection';

export const orientations = { landscape: 'Querformat', portrait: 'Hochformat' } as const;
export const transitions = { none: 'keiner', fade: 'Überblenden', slide: 'Schieben' } as const;

export const scene = collection({
  name: 'scene',
  plural: 'scenes',
  noun: 'Szene',
  label: 'Szenen',
  title: 'name',
  columns: ['name', 'path', 'orientation', 'durationSeconds', 'isPublic'],
  key: 'path',
  filters: { isPublic: 'isPublic', orientation: 'orientation' },
  search: ['name', 'path'],
  fields: {
    path: text({ label: 'Pfad', required: true, max: 120 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    isPublic: flag({ label: 'Öffentlich', required: true }),
    orientation: choice({ name: 'Orientation', label: 'Ausrichtung', required: true, initial: 'landscape', options: orientations }),
    background: text({ label: 'Hintergrund', max: 60, help: 'Eine Farbe (#rrggbb) oder die Kennung eines Bildes.' }),
    content: blocks({ label: 'Inhalt' }),
    durationSeconds: count({ label: 'Dauer in Sekunden', required: true, min: 1, max: 3600, initial: 10 }),
    transition: choice({ name: 'Transition', label: 'Übergang', required: true, initial: 'none', options: transitions }),
    validFrom: moment({ label: 'Gültig ab' }),
    validTo: moment({ label: 'Gültig bis' }),
  },
  faults: ({ path, background, validFrom, validTo }) => [
    ...(isPath(path) ? [] : [{ path: ['path'], rule: 'noPath' } as const]),
    ...(!background || isColour(background) || isId(background) ? [] : [{ path: ['background'], rule: 'noBackground' } as const]),
    ...(validFrom && validTo && validTo <= validFrom ? [{ path: ['validTo'], rule: 'endsTooSoon' } as const] : []),
  ],
});
