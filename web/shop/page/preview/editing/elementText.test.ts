import { fittingText, readText } from './elementText';

test.each([
  ['Brot', 4, 'Brot'],
  ['Brot', 2, 'Br'],
  ['Brot', 0, ''],
  ['Brot', -3, ''],
  ['Brot', Infinity, 'Brot'],
  ['a👩‍🍳b', 3, 'a'],
  ['a👩‍🍳b', 6, 'a👩‍🍳'],
  ['Zu­cker', 3, 'Zu­'],
])('cuts %j to %d characters', (text, length, expected) => expect(fittingText(text, length)).toBe(expected));

test.each([
  ['Brot &amp; Salz&shy;gebäck', 'Brot & Salz­gebäck'],
  ['eins\nzwei', 'eins\nzwei'],
  ['eins<br>zwei<br>', 'eins\nzwei'],
  ['eins\n\n', 'eins\n'],
  ['<br>', ''],
])('reads %j', (html, expected) => {
  const element = document.createElement('p');
  element.innerHTML = html;
  expect(readText(element)).toBe(expected);
});
