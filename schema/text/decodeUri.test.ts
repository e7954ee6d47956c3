import { decodeUriPart } from './decodeUri';

test.each([
  ['%C3%BCber-uns', 'über-uns'],
  ['a%2Fb', 'a/b'],
  ['plain', 'plain'],
  ['%E0', '%E0'],
  ['100%', '100%'],
])('decodes %s to %s', (part, expected) => expect(decodeUriPart(part)).toBe(expected));
