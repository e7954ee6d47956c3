import { existsSync } from 'node:fs';
import { fontFiles } from './fontFiles';

test.each([
  [null, null, ['figtree-latin-wght-normal']],
  ['', '', ['figtree-latin-wght-normal']],
  ['Figtree', 'Sansita', ['figtree-latin-wght-normal', 'sansita-latin-700-normal', 'sansita-latin-800-normal']],
  ['Sansita', 'Figtree', ['sansita-latin-400-normal', 'figtree-latin-wght-normal']],
  ['Lora', 'Sansita', ['sansita-latin-700-normal', 'sansita-latin-800-normal']],
  ['Lora', 'Lora', []],
])('the fonts %p and %p need %p', (fontBody, fontDisplay, names) => {
  const files = fontFiles({ fontBody, fontDisplay });
  expect(files).toEqual(names.map(name => `styles/fonts/${name}.woff2`));
  for (const file of files) expect(existsSync(`web/${file}`)).toBe(true);
});
