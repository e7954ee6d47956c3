import fc from 'fast-check';
import { applyChanges, changesTo, mergeChanges, withoutSent, type Properties } from './propertyChanges';

const saved = { name: 'Über uns', path: 'ueber-uns', image: null };
const change = (name: string, value: unknown, before: unknown) => ({ name, value, before });

test('finds the changed properties of a form and leaves those of others', () => {
  const title = change('seoTitle', 'Brot', null);
  expect(changesTo(saved, [title, change('name', 'Wir', 'Über uns')], { ...saved, name: 'Team' })).toEqual([
    title,
    change('name', 'Team', 'Über uns'),
  ]);
  expect(changesTo(saved, [change('name', 'Wir', 'Über uns')], saved)).toEqual([]);
});

test.each([
  ['another property', { ...saved, path: 'wir' }, [change('name', 'Wir', 'Über uns')], []],
  ['the same property', { ...saved, name: 'Ihre' }, [], [{ ...change('name', 'Wir', 'Über uns'), theirs: 'Ihre' }]],
  ['the same property to the same value', { ...saved, name: 'Wir' }, [], []],
])('merges with an editor who changed %s', (_what, theirs, changes, conflicts) => {
  expect(mergeChanges(theirs, [change('name', 'Wir', 'Über uns')])).toEqual({ changes, conflicts });
});

test('recognises its own value whose answer was lost', () => {
  const mine = change('name', 'Wir alle', 'Über uns');
  const sent = [change('name', 'Wir', 'Über uns')];
  expect(mergeChanges({ ...saved, name: 'Wir' }, [mine], sent)).toEqual({ changes: [change('name', 'Wir alle', 'Wir')], conflicts: [] });
});

test('recognises its own value that the server stored in another form', () => {
  const sent = [change('name', ' Wir ', 'Über uns'), change('path', null, 'ueber-uns')];
  const stored = { ...saved, name: 'Wir', path: '' };
  expect(mergeChanges(stored, sent, sent)).toEqual({ changes: [], conflicts: [] });
  const later = [change('name', 'Wir alle', 'Über uns')];
  expect(mergeChanges(stored, later, sent)).toEqual({ changes: [change('name', 'Wir alle', 'Wir')], conflicts: [] });
});

test('treats an empty text as none', () => {
  expect(changesTo(saved, [], { ...saved, image: '' })).toEqual([]);
  expect(changesTo({ ...saved, path: '' }, [], { ...saved, path: null })).toEqual([]);
});

test('goes on from what was stored with what was changed while it was sent', () => {
  const sent = [change('name', 'Wir', 'Über uns'), change('path', 'Wir', 'ueber-uns')];
  const later = [change('name', 'Wir alle', 'Über uns'), sent[1]!];
  expect(withoutSent({ ...saved, name: 'Wir', path: 'wir' }, later, sent)).toEqual([change('name', 'Wir alle', 'Wir')]);
});

/** What two editors do with a page, in any order: each changes a property of their form, or saves what they have changed. */
const names = ['a', 'b', 'c'] as const;
const edit = fc.record({ who: fc.nat(1), name: fc.constantFrom(...names), value: fc.nat(3) });
const save = fc.record({ who: fc.nat(1), name: fc.constant(null), value: fc.constant(0) });

test('loses no change and overwrites none, in any order of two editors', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(edit, edit, save), { maxLength: 40 }), steps => {
      let page: Properties = { a: 0, b: 0, c: 0 };
      const editors = [0, 1].map(() => ({ saved: page, changes: changesTo(page, [], {}) }));
      for (const { who, name, value } of steps) {
        const editor = editors[who]!;
        if (name !== null) {
          const form = { ...applyChanges(editor.saved, editor.changes), [name]: value };
          editor.changes = changesTo(editor.saved, editor.changes, form);
          continue;
        }
        // The model: a property has the new value exactly if nobody else has changed it since this editor read it.
        const expected = Object.fromEntries(
          names.map(key => {
            const own = editor.changes.find(other => other.name === key);
            return [key, own && page[key] === editor.saved[key] ? own.value : page[key]];
          }),
        );
        const { changes, conflicts } = mergeChanges(page, editor.changes);
        page = applyChanges(page, changes);
        expect(page).toEqual(expected);
        for (const conflict of conflicts)
          expect([editor.saved[conflict.name], page[conflict.name]]).toEqual([conflict.before, conflict.theirs]);
        Object.assign(editor, { saved: page, changes: withoutSent(page, [], changes) });
      }
    }),
    { numRuns: 500 },
  );
});
