import { imageTemplate } from '../../../../schema/collections/imageTemplate';
import { validate } from '../../../../schema/fields/validation/validate';
import { keysOf } from '../../../../schema/objects';
import { fieldsOfLayer, layerLabels, layerName, layerSummary, newLayer, withColorField } from './layers';

const { layers: field } = imageTemplate.fields;
const types = keysOf(layerLabels);

test.each(types)('creates a layer that is valid on the smallest and the largest template: %s', type => {
  for (const side of [16, 2400]) {
    const layers = [newLayer(type, { width: side, height: side })];
    expect(validate({ layers: field }, { layers })).toEqual([]);
  }
});

test('asks in each type only for what it uses', () => {
  const namesOf = (type: (typeof types)[number]) => Object.keys(fieldsOfLayer(newLayer(type, { width: 100, height: 100 })));
  const place = ['x', 'y', 'width', 'height', 'rotation', 'opacity'];
  expect(namesOf('image')).toEqual(['fit', ...place]);
  expect(namesOf('gradient')).toEqual(['color', 'color2', ...place]);
  expect(namesOf('text')).toEqual(['fontFamily', 'fontSize', 'align', 'color', ...place]);
});

test('edits a color that is stored as the value of its layer as its color', () => {
  expect(withColorField({ type: 'color', value: '#ff0000', color: '#0000ff' })).toEqual({ type: 'color', value: null, color: '#ff0000' });
  expect(withColorField({ type: 'gradient', value: '#ff0000', color: '#0000ff' })).toEqual({
    type: 'gradient',
    value: null,
    color: '#0000ff',
  });
  const text = { type: 'text', value: 'Rot', color: '#0000ff' };
  expect(withColorField(text)).toBe(text);
});

test('layers are named by their type, their position and their content', () => {
  const canvas = { width: 100, height: 100 };
  const layers = [newLayer('image', canvas), newLayer('gradient', canvas), newLayer('text', canvas)];
  expect(layers.map(layer => layerName(layers, layer))).toEqual(['Bild 1', 'Verlauf 2', 'Text 3']);
  expect(layers.map(layerSummary)).toEqual(['jeweiliges Bild', '#000000 bis #ffffff', '{title}']);
});
