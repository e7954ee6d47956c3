import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { markdown } from '../../../schema/fields/field';
import { FieldList } from '../editors';
import { ReadOnlyContext } from '../readOnlyContext';

const fields = { text: markdown({ label: 'Rezept', help: 'Überschriften beginnen mit #.' }) };

function Form({ initial }: { initial: string | null }) {
  const [record, setRecord] = useState<Record<string, unknown>>({ text: initial });
  const errors = record.text === null ? [{ path: ['text'], text: 'Dieser Wert darf nicht leer sein.' }] : [];
  return <FieldList id="form" fields={fields} record={record} errors={errors} onChange={setRecord} />;
}

test('edits Markdown with its label, hint and error, and shows it cleaned below', async () => {
  const user = userEvent.setup();
  render(<Form initial={'## Brot\n\n<img src=x onerror=alert(1)> **lang** [da](javascript:x)'} />);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Rezept' });
  expect(screen.queryByRole('region')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Rezept: Vorschau' }));
  const preview = within(screen.getByRole('region', { name: 'Rezept: Vorschau' }));
  preview.getByRole('heading', { name: 'Brot', level: 2 });
  expect([preview.getByText('lang').tagName, preview.queryByRole('img'), preview.queryByRole('link')]).toEqual(['STRONG', null, null]);
  await user.clear(text);
  preview.getByText('Noch kein Text.');
  expect(text.getAttribute('aria-invalid')).toBe('true');
  const described = text.getAttribute('aria-describedby')!.split(' ');
  expect(described.map(id => document.getElementById(id)!.textContent)).toEqual([
    'Überschriften beginnen mit #.',
    'Dieser Wert darf nicht leer sein.',
  ]);
});

test('shows text and preview of a form that cannot be changed, without a button', async () => {
  render(
    <ReadOnlyContext value>
      <Form initial="*kurz*" />
    </ReadOnlyContext>,
  );
  expect((await screen.findByText('kurz', { selector: 'em' })).closest('[role=region]')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
