import { isPath } from '../../fields/validation/formats';
import { proposedPath } from './proposedPath';

test.each([
  ['Über uns & Team', 'ueber-uns-team'],
  ['  Straße 7b ', 'strasse-7b'],
  ['Café Linz: Frühstück!', 'cafe-linz-fruehstueck'],
  ['Backstube/Linz', 'backstube-linz'],
  ['A\u0308pfel', 'apfel'],
  ['2026', '2026'],
])('proposes a path for %s', (name, path) => {
  expect(proposedPath(name)).toBe(path);
  expect(isPath(path)).toBe(true);
});

test.each(['', ' ', '!?', 'パン'])('proposes no path for %j', name => expect(proposedPath(name)).toBe(''));
