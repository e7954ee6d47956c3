/** Image templates: layers that are rendered over an image (G-084). `product` and `category` are applied to product and category images. */
import { editorManagedPermissions } from '../access/collectionPermissions';
import { isColor, isId } from '../fields/validation/formats';
import { select, color, integer, decimal, array, text, type RecordOf } from '../fields/field';
import type { Issue } from '../fields/validation/validate';
import type { Rule } from '../errors/messages';
import { collection } from './collection';

export const layerFields = {
  type: select({
    name: 'LayerType',
    label: 'Art',
    required: true,
    options: { image: 'Bild', color: 'Farbe', gradient: 'Verlauf', text: 'Text', logo: 'Logo' },
  }),
  x: integer({ label: 'Von links', required: true, min: -2400, max: 2400 }),
  y: integer({ label: 'Von oben', required: true, min: -2400, max: 2400 }),
  width: integer({ label: 'Breite', required: true, min: 1, max: 2400 }),
  height: integer({ label: 'Höhe', required: true, min: 1, max: 2400 }),
  fit: select({ name: 'LayerFit', label: 'Einpassung', options: { cover: 'füllend', contain: 'ganz sichtbar' } }),
  value: text({
    label: 'Inhalt',
    max: 300,
    idOf: 'image',
    help: 'Ein Bild (seine Id), eine Farbe oder ein Text; {image}, {title} und {shopName} werden ersetzt.',
  }),
  color: color({ label: 'Farbe' }),
  color2: color({ label: 'Zweite Farbe' }),
  opacity: decimal({ label: 'Deckkraft (0 bis 1)', scale: 2, min: 0, max: 1 }),
  fontFamily: text({ label: 'Schrift', max: 64 }),
  fontSize: integer({ label: 'Schriftgröße', min: 6, max: 400 }),
  align: select({ name: 'LayerAlign', label: 'Ausrichtung', options: { left: 'links', center: 'mittig', right: 'rechts' } }),
  rotation: integer({ label: 'Drehung in Grad', min: -360, max: 360 }),
};

export type Layer = RecordOf<typeof layerFields>;

export const maxLayers = 30;

/** The fonts of texts. Every other font is replaced by the first. */
export const layerFonts = ['Figtree', 'Sansita'] as const;

export const layerFontOf = (fontFamily: string | null): (typeof layerFonts)[number] =>
  layerFonts.find(font => fontFamily?.startsWith(font)) ?? layerFonts[0];

/** The placeholder for the image to which a template is applied. */
export const imagePlaceholder = '{image}';

type ColorField = 'color' | 'color2' | 'value';

const colorIssue = (layer: Layer, field: ColorField): Issue | undefined => {
  const color = layer[field];
  return color !== null && isColor(color) ? undefined : { path: [field], rule: 'invalidColor' };
};

/** Returns which field has the color of a layer, or the first one of a gradient. It may be in `value`, which a color layer prefers. */
export const firstColorField = ({ type, color, value }: Partial<Record<keyof Layer, unknown>>): 'color' | 'value' =>
  value && (type === 'color' || !color) ? 'value' : 'color';

const valueIssue = (rule: Rule): Issue => ({ path: ['value'], rule });

/** Validates the content of each layer type. */
const layerRules: { readonly [T in Layer['type']]: (layer: Layer) => Issue | undefined } = {
  image: ({ value }) => {
    if (!value) return valueIssue('required');
    return value === imagePlaceholder || isId(value) ? undefined : valueIssue('recordNotFound');
  },
  color: layer => colorIssue(layer, firstColorField(layer)),
  gradient: layer => colorIssue(layer, firstColorField(layer)) ?? colorIssue(layer, 'color2'),
  text: ({ value }) => (value ? undefined : valueIssue('required')),
  logo: () => undefined,
};

// Missing fields are not null yet during validation.
const layerIssue = (layer: Layer): Issue | undefined =>
  layerRules[layer.type]({ ...layer, value: layer.value ?? null, color: layer.color ?? null, color2: layer.color2 ?? null });

/** What an image is rendered from; a preview needs nothing else. */
export const templateContentFields = {
  width: integer({ label: 'Breite in Pixeln', required: true, min: 16, max: 2400 }),
  height: integer({ label: 'Höhe in Pixeln', required: true, min: 16, max: 2400 }),
  format: select({ name: 'ImageFormat', label: 'Format', options: { jpg: 'JPG', png: 'PNG', webp: 'WebP' } }),
  quality: integer({ label: 'Qualität (1 bis 100)', min: 1, max: 100 }),
  layers: array({ name: 'Layer', label: 'Ebenen, von hinten nach vorn', max: maxLayers, fields: layerFields, validate: layerIssue }),
};

export const imageTemplate = collection({
  name: 'imageTemplate',
  plural: 'imageTemplates',
  singularLabel: 'Bildvorlage',
  label: 'Bildvorlagen',
  menu: { area: 'website', position: 7 },
  icon: 'images',
  useAsTitle: 'name',
  columns: ['name', 'identifier', 'width', 'height', 'format'],
  slugField: 'identifier',
  searchFields: ['name', 'identifier'],
  fields: {
    identifier: text({
      label: 'Kennung',
      required: true,
      max: 40,
      help: 'product und category gelten für die Bilder der Produkte und Kategorien.',
    }),
    name: text({ label: 'Name', required: true, max: 80 }),
    ...templateContentFields,
  },
  permissions: editorManagedPermissions,
});
