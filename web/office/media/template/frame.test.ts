import { frameOf, handles, layerAt, moveFrame, resizeFrame, rotationOf, type Handle } from './frame';

const frame = { x: 10, y: 20, width: 100, height: 50 };

test('has a handle at each edge and corner', () => expect(handles).toHaveLength(8));

test('moves a frame by whole pixels, within the bounds of a layer', () => {
  expect(moveFrame(frame, { x: 1.6, y: -0.2 })).toEqual({ ...frame, x: 12, y: 20 });
  expect(moveFrame(frame, { x: -9000, y: 9000 })).toEqual({ ...frame, x: -2400, y: 2400 });
});

test.each<[string, Handle, object]>([
  ['lower right', { x: 1, y: 1 }, { width: 105, height: 57 }],
  ['upper left', { x: -1, y: -1 }, { x: 15, y: 27, width: 95, height: 43 }],
  ['right', { x: 1, y: 0 }, { width: 105 }],
  ['upper', { x: 0, y: -1 }, { y: 27, height: 43 }],
])('the %s handle resizes a frame, and the opposite side stays', (_name, handle, changed) => {
  expect(resizeFrame(frame, handle, { x: 5, y: 7 }, 0)).toEqual({ ...frame, ...changed });
});

test('limits a frame to at least one pixel and at most the size that a layer may have', () => {
  expect(resizeFrame(frame, { x: -1, y: 1 }, { x: 500, y: -500 }, 0)).toEqual({ x: 109, y: 20, width: 1, height: 1 });
  expect(resizeFrame(frame, { x: 1, y: 1 }, { x: 9000, y: 9000 }, 0)).toMatchObject({ width: 2400, height: 2400 });
});

test('resizes a frame that is turned by 90 degrees downwards at its right handle, and keeps its upper edge', () => {
  // The center is at 60, 45, so the turned frame reaches from 35, -5 to 85, 95.
  const resized = resizeFrame(frame, { x: 1, y: 0 }, { x: 0, y: 20 }, 90);
  expect(resized).toEqual({ x: 0, y: 30, width: 120, height: 50 });
  expect(resized.y + resized.height / 2 - resized.width / 2).toBe(-5);
});

test('finds the last layer that contains a point as the topmost one', () => {
  const layers = [
    { name: 'below', ...frame },
    { name: 'above', x: 50, y: 20, width: 100, height: 50 },
  ];
  expect(layerAt(layers, { x: 60, y: 30 })).toBe(layers[1]);
  expect(layerAt(layers, { x: 20, y: 30 })).toBe(layers[0]);
  expect(layerAt(layers, { x: 20, y: 90 })).toBeUndefined();
});

test('finds a turned layer where it is drawn, and turns only the colors by the angle of a gradient', () => {
  const turned = { type: 'color', rotation: 90, ...frame };
  expect(layerAt([turned], { x: 60, y: 90 })).toBe(turned);
  expect(layerAt([turned], { x: 15, y: 45 })).toBeUndefined();
  expect(rotationOf({ ...turned, type: 'gradient' })).toBe(0);
});

test('gives a layer whose numbers are being typed a frame', () => {
  expect(frameOf({ x: null, y: Number.NaN, width: 0 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});
