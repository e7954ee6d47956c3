import { findBlock } from './index';
import { fieldAt, otherEntriesKey, valueAt, withValueAt } from './valuePath';

const career = findBlock('career')!.value;
const value = { text: null, jobs: [{ title: 'Verkauf' }, { title: 'Backstube', location: 'Linz' }] };

test.each([
  ['text', 'Einleitung'],
  ['jobs', 'Stellen'],
  ['jobs.1.title', 'Bezeichnung'],
  ['jobs.1.other', undefined],
  ['text.0.title', undefined],
  ['constructor', undefined],
  ['', undefined],
])('finds the field %p', (path, label) => expect(fieldAt(career, path)?.label).toBe(label));

test.each([
  ['text', null],
  ['jobs.1.title', 'Backstube'],
  ['jobs.2.title', null],
  ['jobs.length', null],
  ['toString', null],
])('reads the value %p', (path, expected) => expect(valueAt(value, path)).toBe(expected));

test('replaces one value and leaves the others as they are', () => {
  const changed = withValueAt(value, 'jobs.1.title', 'Konditorei');
  expect(changed).toEqual({ text: null, jobs: [{ title: 'Verkauf' }, { title: 'Konditorei', location: 'Linz' }] });
  expect(valueAt(changed, 'jobs.0')).toBe(value.jobs[0]);
  expect(withValueAt(value, 'text', '<p>Neu</p>')).toEqual({ ...value, text: '<p>Neu</p>' });
  expect(withValueAt(value, 'jobs.5.title', 'x')).toEqual(value);
  expect(value.jobs[1]!.title).toBe('Backstube');
});

test('compares a list without one of its values', () => {
  const others = otherEntriesKey(value, 'jobs.1.title');
  expect(otherEntriesKey(withValueAt(value, 'jobs.1.title', 'Konditorei'), 'jobs.1.title')).toBe(others);
  expect(otherEntriesKey(withValueAt(value, 'jobs.0.location', null), 'jobs.1.title')).toBe(others);
  expect(otherEntriesKey({ ...value, jobs: value.jobs.slice(1) }, 'jobs.1.title')).not.toBe(others);
  expect(otherEntriesKey(withValueAt(value, 'jobs.1.location', 'Wels'), 'jobs.1.title')).not.toBe(others);
  expect(otherEntriesKey(value, 'text')).toBe('');
});
