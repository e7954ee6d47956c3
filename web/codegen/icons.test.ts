import { readFileSync } from 'node:fs';
import { iconModule, shapesOf } from './icons';

test('every shape of a drawing is kept', () => {
  expect(shapesOf('<svg><circle cx="5" cy="6" r="3" /><path d="M12 17h.01" /></svg>')).toEqual([
    ['circle', { cx: '5', cy: '6', r: '3' }],
    ['path', { d: 'M12 17h.01' }],
  ]);
});

test('the generated drawings are those in the folder', () => {
  expect(readFileSync('web/ui/display/icons.generated.ts', 'utf8')).toBe(iconModule());
});
