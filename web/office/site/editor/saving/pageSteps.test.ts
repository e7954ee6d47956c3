import fc from 'fast-check';
import { applyChanges, type Properties } from '../../../../../schema/rules/site/editing/propertyChanges';
import { startHistory } from '../../blocks/blockHistory';
import { applyStep, confirmProperties, saveChanges, type PageEdits } from './pageSteps';
import { mergeProperties, startProperties, waitingChanges } from './propertyEdits';
import { change, block, textsOf } from './testing/fakes';

const saved = { title: 'A', path: 'a', seoTitle: null };
const start: PageEdits = { history: startHistory([block('x'), block('y')]), properties: startProperties(saved) };
const valuesOf = ({ properties }: PageEdits): Properties => applyChanges(properties.saved, properties.changes);
const type = (page: PageEdits, form: Properties): PageEdits => applyStep(page, { do: 'changeProperties', form });
const undo = (page: PageEdits): PageEdits => applyStep(page, { do: 'undo' });
const redo = (page: PageEdits): PageEdits => applyStep(page, { do: 'redo' });
const seo = 'seoTitle';

/** Saves the properties, which the server stores in this form. */
function save(page: PageEdits, store: (value: unknown) => unknown = value => value): PageEdits {
  const waiting = saveChanges(page, Object.keys(saved));
  const sent = waitingChanges(waiting.properties);
  const stored = applyChanges(
    waiting.properties.saved,
    sent.map(one => ({ ...one, value: store(one.value) })),
  );
  return confirmProperties(waiting, sent, stored);
}

const mergeTheirs = (page: PageEdits, theirs: Properties): PageEdits => ({
  ...page,
  properties: mergeProperties(page.properties, { ...page.properties.saved, ...theirs }, { editor: 'mia', at: 'v2' }),
});

test('undoes properties and blocks in the order in which they were changed, and groups what is typed in one property', () => {
  let page = type(type(start, { title: 'A1' }), { title: 'A12' });
  page = applyStep(page, change('x', 'neu'));
  page = type(page, { seoTitle: 'S', path: 'a' });
  expect(page.history.past).toHaveLength(3);
  page = undo(page);
  expect([valuesOf(page), textsOf(page.history.blocks)]).toEqual([{ ...saved, title: 'A12' }, 'neu,y']);
  page = undo(page);
  expect([valuesOf(page).title, textsOf(page.history.blocks)]).toEqual(['A12', 'x,y']);
  page = undo(page);
  expect(valuesOf(page)).toEqual(saved);
  expect(page.properties.changes).toEqual([]);
  page = redo(redo(redo(page)));
  expect([valuesOf(page), textsOf(page.history.blocks)]).toEqual([{ ...saved, title: 'A12', seoTitle: 'S' }, 'neu,y']);
  expect(redo(page)).toEqual(page);
});

test('undoes after saving what the server stored in another form, as a change that is not sent by itself', () => {
  const page = save(type(start, { title: ' B ' }), value => String(value).trim());
  expect(page.properties).toMatchObject({ saved: { title: 'B' }, changes: [] });
  const undone = undo(page);
  expect(undone.properties).toMatchObject({ changes: [{ name: 'title', value: 'A', before: 'B' }], waiting: [] });
  expect(undo(undone)).toEqual(undone);
  expect(valuesOf(redo(undone)).title).toBe('B');
  const later = type(page, { title: 'BC' });
  expect([valuesOf(undo(later)).title, valuesOf(undo(undo(later))).title]).toEqual(['B', 'A']); // saving ends a step
});

test('leaves what another editor has changed since, and undoes the property beside it', () => {
  const page = mergeTheirs(save(type(type(start, { title: 'B' }), { path: 'b' })), { title: 'Mia' });
  const undone = undo(undo(page));
  expect(valuesOf(undone)).toEqual({ ...saved, title: 'Mia', path: 'a' });
  expect(valuesOf(redo(redo(undone)))).toEqual({ ...saved, title: 'Mia', path: 'b' });
});

/** What an editor does, and what another one saves in between. */
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('type' as const), name: fc.constantFrom('title', 'path', seo), value: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ do: fc.constant('text' as const), id: fc.constantFrom('x', 'y'), value: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ do: fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const) }),
  fc.record({ do: fc.constant('save' as const) }),
  fc.record({ do: fc.constant('theirs' as const), name: fc.constantFrom('title', 'path', seo), value: fc.constantFrom('a', 'd') }),
);

/** The model: the fields of the page by name, and steps that know the value before and after. */
interface Model {
  fields: Record<string, unknown>;
  past: { field: string; before: unknown; value: unknown }[];
  future: Model['past'];
  last: string | null;
}

function edit(model: Model, field: string, value: unknown): void {
  const before = model.fields[field];
  if (before === value) return;
  const step = model.last === field ? model.past.pop()! : { field, before };
  model.past.push({ ...step, value });
  Object.assign(model, { fields: { ...model.fields, [field]: value }, future: [], last: field });
}

function travel(model: Model, from: 'past' | 'future'): void {
  const step = model[from].pop();
  if (!step) return;
  const [expected, next] = from === 'past' ? [step.value, step.before] : [step.before, step.value];
  if (model.fields[step.field] === expected) model.fields = { ...model.fields, [step.field]: next };
  model[from === 'past' ? 'future' : 'past'].push(step);
  model.last = null;
}

test('agrees with a plain model in any order of typing, saving, undoing and changes of another editor', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), steps => {
      let page = start;
      const model: Model = { fields: { ...saved, x: 'x', y: 'y' }, past: [], future: [], last: null };
      for (const step of steps) {
        if (step.do === 'type') {
          page = type(page, { [step.name]: step.value });
          edit(model, step.name, step.value);
        } else if (step.do === 'text') {
          page = applyStep(page, change(step.id, step.value));
          edit(model, step.id, step.value);
        } else if (step.do === 'save') {
          page = save(page);
          model.last = null;
        } else if (step.do === 'theirs') {
          // The page has the value of the other editor, also where both have changed it.
          const isNew = page.properties.saved[step.name] !== step.value;
          page = mergeTheirs(page, { [step.name]: step.value });
          if (isNew) model.fields = { ...model.fields, [step.name]: step.value };
        } else {
          page = step.do === 'undo' ? undo(page) : redo(page);
          travel(model, step.do === 'undo' ? 'past' : 'future');
        }
        const texts = Object.fromEntries(page.history.blocks.map(({ id, value }) => [id, (value as { text: string }).text]));
        expect({ ...valuesOf(page), ...texts }).toEqual(model.fields);
        expect([page.history.past.length, page.history.future.length]).toEqual([model.past.length, model.future.length]);
      }
    }),
    { numRuns: 1_000, seed: 20_261_127 },
  );
});
