import { readFileSync } from 'node:fs';
import { renderIconModule, renderIconNames, parseShapes } from './icons';

test('returns every shape of an icon', () => {
  expect(parseShapes('<svg><circle cx="5" cy="6" r="3" /><path d="M12 17h.01" /></svg>')).toEqual([
    ['circle', { cx: '5', cy: '6', r: '3' }],
    ['path', { d: 'M12 17h.01' }],
  ]);
});

test('matches the generated modules with the icon folder', () => {
  expect(readFileSync('web/ui/display/icons.generated.ts', 'utf8')).toBe(renderIconModule());
  expect(readFileSync('schema/site/icons.generated.ts', 'utf8')).toBe(renderIconNames());
});
