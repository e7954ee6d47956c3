import { linkTargetState } from './linkTargetState';

const data = {
  sites: {
    total: 2,
    items: [
      { id: 's1', name: 'Über uns', path: 'ueber-uns', isPublic: true },
      { id: 's2', name: 'Ostern', path: 'ostern', isPublic: false },
    ],
  },
  branches: { total: 700, items: [{ id: 'b1', name: 'Linz', identifier: 'linz', isPublic: false }] },
} as never;

test.each([
  ['home', null, null, { text: 'Startseite' }],
  ['site', 's1', '#jobs', { text: 'Seite Über uns · /ueber-uns#jobs' }],
  ['site', null, null, { text: '', warning: 'Das Ziel fehlt.' }],
  ['site', 's9', null, { text: 'Seite', warning: 'Diese Seite gibt es nicht mehr.' }],
  ['site', 's2', null, { text: 'Seite Ostern · /ostern', warning: 'Diese Seite ist nicht öffentlich. Der Eintrag wird nicht angezeigt.' }],
  [
    'branch',
    'b1',
    null,
    { text: 'Filiale Linz · /store/linz', warning: 'Diese Filiale ist nicht öffentlich. Der Eintrag wird nicht angezeigt.' },
  ],
  ['branch', 'b9', null, { text: 'Filiale' }], // one of those that are not in the list
  ['link', 'https://example.com/', '?a=1', { text: 'https://example.com/?a=1' }],
  ['link', '', null, { text: '', warning: 'Das Ziel fehlt.' }],
])('names the target of %s %s %s', (type, target, suffix, expected) => {
  expect(linkTargetState({ type, target, suffix }, data)).toEqual(expected);
});

test('says nothing about a record until the records are known', () => {
  expect(linkTargetState({ type: 'site', target: 's9', suffix: null }, undefined)).toBeUndefined();
});
