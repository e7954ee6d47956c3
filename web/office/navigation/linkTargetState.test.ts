import { linkTargetState } from './linkTargetState';

const data = {
  linkTargets: [
    { id: 's1', name: 'Über uns', path: 'ueber-uns', isPublic: true },
    { id: 's2', name: 'Ostern', path: 'ostern', isPublic: false },
    { id: 'b1', name: 'Linz', path: 'store/linz', isPublic: false },
  ],
};

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
  ['branch', 'b9', null, { text: 'Filiale', warning: 'Diese Filiale gibt es nicht mehr.' }],
  ['link', 'https://example.com/', '?a=1', { text: 'https://example.com/?a=1' }],
  ['link', '', null, { text: '', warning: 'Das Ziel fehlt.' }],
])('names the target of %s %s %s', (type, target, suffix, expected) => {
  expect(linkTargetState({ type, target, suffix }, data)).toEqual(expected);
});

test('says nothing about a record until it is known', () => {
  const link = (target: string) => ({ type: 'site', target, suffix: null });
  expect(linkTargetState(link('s9'))).toBeUndefined();
  expect(linkTargetState(link('s9'), undefined, data)).toBeUndefined();
  expect(linkTargetState(link('s1'), undefined, data)).toEqual({ text: 'Seite Über uns · /ueber-uns' });
});
