import { createExternalChangeTracker } from './externalChange';

test('recognizes own edits, however late they return', () => {
  const tracker = createExternalChangeTracker('');
  for (const text of ['W', 'Wi', 'Wir']) tracker.recordEdit(text);
  expect(['W', 'Wi', 'Wir'].map(tracker.isExternal)).toEqual([false, false, false]);
});

test('reports undo and foreign values as external', () => {
  const tracker = createExternalChangeTracker('Brot');
  tracker.recordEdit('Brote');
  expect(['Brote', 'Brot', 'Semmel', 'Semmel'].map(tracker.isExternal)).toEqual([false, true, true, false]);
});

test('reports a skipped edit as external when undo returns to it', () => {
  const tracker = createExternalChangeTracker('');
  for (const text of ['W', 'Wi']) tracker.recordEdit(text);
  expect(['Wi', 'W'].map(tracker.isExternal)).toEqual([false, true]);
});
