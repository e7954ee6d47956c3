import { maxDescriptionLength, plainDescription } from './imageDescription';
import { namesUnseenFacts } from './textFacts';

test.each([
  ['Ein Laib Brot auf einem Brett', 'Ein Laib Brot auf einem Brett'],
  [' Ein <b>Laib</b>\nBrot<script src="x"> \u202e\u0007', 'Ein Laib Brot'],
  ['ö'.repeat(maxDescriptionLength), 'ö'.repeat(maxDescriptionLength)],
  ['ö'.repeat(maxDescriptionLength + 1), null],
  ['<img src="x">', null],
  [' \u200b ', null],
])('makes plain text of %j', (description, text) => expect(plainDescription(description)).toBe(text));

test.each([
  'Ein Brot um 3,50 €',
  'Ein Brot um drei Euro',
  'Ein Schild mit holler.at',
  'Eine vegane Torte',
  'Ein glutenfreies Brot',
  'Eine Torte ohne Laktose',
  'Kekse mit Spuren von Mandeln',
])('notices what an image does not show: %s', description => expect(namesUnseenFacts(description)).toBe(true));

test.each(['Zwei Laibe Roggenbrot', 'Semmel mit Käse und Butter', 'Nusskipferl vor Weihnachtsschmuck'])(
  'accepts what is seen: %s',
  description => expect(namesUnseenFacts(description)).toBe(false),
);
