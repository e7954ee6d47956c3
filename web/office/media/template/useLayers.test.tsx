/** The limits of the list of layers: their number, and where a copy lies. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { maxLayers } from '../../../../schema/collections/imageTemplate';
import type { Row } from '../../../fields/tree/tree';
import { Toasts } from '../../../ui/overlays/Toasts';
import { useLayers, type Layers } from './useLayers';

function openLayers(initial: readonly Row[]) {
  const latest: { layers?: Layers } = {};
  function LayersUnderTest() {
    const [rows, setRows] = useState(initial);
    latest.layers = useLayers(rows, { width: 400, height: 300 }, setRows);
    return null;
  }
  render(
    <Toasts>
      <LayersUnderTest />
    </Toasts>,
  );
  return { layers: () => latest.layers!, run: (change: (layers: Layers) => void) => act(() => change(latest.layers!)) };
}

const layerAt = (x: number, y: number): Row => ({ type: 'color', color: '#cc0000', x, y, width: 10, height: 10 });

test('rejects to take a removal back when a template would have too many layers', async () => {
  const { layers, run } = openLayers(Array.from({ length: maxLayers }, (_, index) => layerAt(index, 0)));
  run(({ rows, remove }) => remove(rows[0]!));
  run(({ add }) => add('text'));
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  expect(layers().rows).toHaveLength(maxLayers);
  await screen.findByText('Mehr als 30 Ebenen sind nicht möglich.');
});

test.each([
  ['beside the layer', layerAt(100, 100), { x: 110, y: 110 }],
  ['on the canvas, at its right edge', layerAt(395, 100), { x: 385, y: 110 }],
  ['on the canvas, at its lower edge', layerAt(100, 290), { x: 110, y: 280 }],
  ['within the bounds of a layer', layerAt(2400, -2400), { x: 2390, y: -2390 }],
  ['at a place while the layer has none', { type: 'color', x: null, y: null }, { x: 10, y: 10 }],
])('puts a copy %s', (_name, row, copy) => {
  const { layers, run } = openLayers([row]);
  run(({ duplicate }) => duplicate(row, 0));
  expect(layers().rows[1]).toMatchObject(copy);
});
