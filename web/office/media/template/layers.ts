/** The layers of a template in its editor: new ones, their names and their fields. Pure functions. */
import {
  firstColorField,
  imagePlaceholder,
  layerFields,
  layerFonts,
  maxLayers,
  type Layer,
} from '../../../../schema/collections/imageTemplate';
import { select, type Fields } from '../../../../schema/fields/field';
import { isKeyOf, mapKeys, mapValues } from '../../../../schema/objects';
import type { Row } from '../../../fields/tree/tree';
import type { Canvas, Frame } from './frame';

type LayerType = Layer['type'];

export const layerLabels = layerFields.type.options;

export const tooManyLayers = `Mehr als ${maxLayers} Ebenen sind nicht möglich.`;

export const layerTypeOf = ({ type }: Row): LayerType => (isKeyOf(layerLabels, type) ? type : 'color');

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns what distinguishes a layer from others of its type. */
const summaries: { readonly [T in LayerType]: (layer: Row) => string } = {
  image: ({ value }) => (value === imagePlaceholder ? 'jeweiliges Bild' : 'festes Bild'),
  color: ({ color }) => toText(color),
  gradient: ({ color, color2 }) => `${toText(color)} bis ${toText(color2)}`,
  text: ({ value }) => toText(value),
  logo: () => '',
};

export const layerSummary = (layer: Row): string => summaries[layerTypeOf(layer)](layer);

/** Returns the name of a layer, such as `Text 2`: its type and its position from the bottom. */
export const layerName = (layers: readonly Row[], layer: Row): string => `${layerLabels[layerTypeOf(layer)]} ${layers.indexOf(layer) + 1}`;

const emptyLayer = mapValues(layerFields, () => null);

type NewLayer = (canvas: Canvas) => Row;

const wholeCanvas: NewLayer = ({ width, height }) => ({ x: 0, y: 0, width, height });

const newLayers: { readonly [T in LayerType]: NewLayer } = {
  image: canvas => ({ ...wholeCanvas(canvas), value: imagePlaceholder, fit: 'cover' }),
  color: canvas => ({ ...wholeCanvas(canvas), color: '#000000', opacity: 0.5 }),
  gradient: canvas => ({ ...wholeCanvas(canvas), color: '#000000', color2: '#ffffff', opacity: 0.5, rotation: 90 }),
  text: ({ width, height }) => ({
    ...centered({ width, height }, 0.9, 0.25),
    value: '{title}',
    color: '#000000',
    fontFamily: layerFonts[0],
    fontSize: Math.max(6, Math.round(height / 10)),
    align: 'center',
  }),
  logo: canvas => ({ ...centered(canvas, 0.3, 0.3), fit: 'contain' }),
};

function centered({ width, height }: Canvas, widthShare: number, heightShare: number): Frame {
  const size = { width: Math.round(width * widthShare), height: Math.round(height * heightShare) };
  return { x: Math.round((width - size.width) / 2), y: Math.round((height - size.height) / 2), ...size };
}

export const newLayer = (type: LayerType, canvas: Canvas): Row => ({
  ...emptyLayer,
  type,
  ...newLayers[type](canvas),
});

/** A color may be stored as the value of its layer; it is edited in one place. */
export const withColorField = <R extends Row>(layer: R): R =>
  (layer.type === 'color' || layer.type === 'gradient') && layer.value
    ? { ...layer, color: layer[firstColorField(layer)], value: null }
    : layer;

const placeFields = ['x', 'y', 'width', 'height', 'rotation', 'opacity'] as const;

/** The fields of each type beside its content. */
const fieldNames: { readonly [T in LayerType]: readonly (keyof Layer)[] } = {
  image: ['fit', ...placeFields],
  color: ['color', ...placeFields],
  gradient: ['color', 'color2', ...placeFields],
  text: ['fontFamily', 'fontSize', 'align', 'color', ...placeFields],
  logo: ['fit', ...placeFields],
};

const fontFamily = select({ name: 'LayerFont', label: layerFields.fontFamily.label, options: mapKeys(layerFonts, font => font) });
const editedFields: Fields = { ...layerFields, fontFamily };

export const fieldsOfLayer = (layer: Row): Fields => mapKeys(fieldNames[layerTypeOf(layer)], name => editedFields[name]!);
