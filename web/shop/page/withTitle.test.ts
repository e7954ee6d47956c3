import { withTitle } from './withTitle';

test.each([
  ['<h1>Da</h1><p>x</p>', '<h1>Da</h1><p>x</p>'],
  ['<h2>AGB</h2><p>x</p><h2>B</h2>', '<h1>AGB</h1><p>x</p><h2>B</h2>'],
  ['<p>x</p>', '<h1>Brot &amp; Milch</h1><p>x</p>'],
  ['', '<h1>Brot &amp; Milch</h1>'],
])('gives %s exactly one title', (html, expected) => {
  expect(withTitle(html, 'Brot & Milch')).toBe(expected);
});
