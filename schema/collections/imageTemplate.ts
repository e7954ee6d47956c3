/** Image templates: how a picture of the shop is put together, layer upon layer (G-084). `product` and `category` have an address of their own. */
import { isColour, isId } from '../fields/validation/formats';
import { choice, colour, count, decimal, rows, text, type Row } from '../fields/field';
import type { Rule } from '../errors/messages';
import { collection } from './collection';

export const layerFields = {
  type: choice({
    name: 'LayerType',
    label: 'Art',
    required: true,
    options: { image: 'Bild', color: 'Farbe', gradient: 'Verlauf', text: 'Text', logo: 'Logo' },
  }),
  x: count({ label: 'Von links', required: true, min: -2400, max: 2400 }),
  y: count({ label: 'Von oben', required: true, min: -2400, max: 2400 }),
  width: count({ label: 'Breite', required: true, min: 1, max: 2400 }),
  height: count({ label: 'Höhe', required: true, min: 1, max: 2400 }),
  fit: choice({ name: 'LayerFit', label: 'Einpassung', options: { cover: 'füllend', contain: 'ganz sichtbar' } }),
  value: text({
    label: 'Inhalt',
    max: 300,
    help: 'Ein Bild (seine Id), eine Farbe oder ein Text; {image}, {title} und {shopName} werden ersetzt.',
  }),
  color: colour({ label: 'Farbe' }),
  color2: colour({ label: 'Zweite Farbe' }),
  opacity: decimal({ label: 'Deckkraft (0 bis 1)', scale: 2, min: 0, max: 1 }),
  fontFamily: text({ label: 'Schrift', max: 64 }),
  fontSize: count({ label: 'Schriftgröße', min: 6, max: 400 }),
  align: choice({ name: 'LayerAlign', label: 'Ausrichtung', options: { left: 'links', center: 'mittig', right: 'rechts' } }),
  rotation: count({ label: 'Drehung in Grad', min: -360, max: 360 }),
};

export type Layer = Row<typeof layerFields>;

/** Stands for the picture a template is applied to. */
export const renderedImage = '{image}';

const isColourOr = (value: string | null, other: string | null): boolean => isColour(value ?? other ?? '');

/** What each kind of layer must hold. */
const faultsOf: { readonly [T in Layer['type']]: (layer: Layer) => Rule | undefined } = {
  image: ({ value }) => (value === renderedImage || (value !== null && isId(value)) ? undefined : 'noRecord'),
  color: ({ value, color }) => (isColourOr(value, color) ? undefined : 'noColour'),
  gradient: ({ value, color, color2 }) => (isColourOr(color, value) && color2 ? undefined : 'noColour'),
  text: ({ value }) => (value ? undefined : 'missing'),
  logo: () => undefined,
};

// What was left out is not there yet when this asks.
const faultOf = (layer: Layer): Rule | undefined =>
  faultsOf[layer.type]({ ...layer, value: layer.value ?? null, color: layer.color ?? null, color2: layer.color2 ?? null });

export const imageTemplate = collection({
  name: 'imageTemplate',
  plural: 'imageTemplates',
  noun: 'Bildvorlage',
  label: 'Bildvorlagen',
  title: 'name',
  columns: ['name', 'identifier', 'width', 'height', 'format'],
  key: 'identifier',
  search: ['name', 'identifier'],
  fields: {
    identifier: text({
      label: 'Kennung',
      required: true,
      max: 40,
      help: 'product und category gelten für die Bilder der Produkte und Kategorien.',
    }),
    name: text({ label: 'Name', required: true, max: 80 }),
    width: count({ label: 'Breite in Pixeln', required: true, min: 16, max: 2400 }),
    height: count({ label: 'Höhe in Pixeln', required: true, min: 16, max: 2400 }),
    format: choice({ name: 'ImageFormat', label: 'Format', options: { jpg: 'JPG', png: 'PNG', webp: 'WebP' } }),
    quality: count({ label: 'Qualität (1 bis 100)', min: 1, max: 100 }),
    layers: rows({ name: 'Layer', label: 'Ebenen, von hinten nach vorn', max: 20, fields: layerFields, fault: faultOf }),
  },
});
