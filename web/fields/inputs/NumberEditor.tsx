/** Edits amounts and other numbers with decimals, written the German way. */
import { useState } from 'react';
import type { FieldOf } from '../../../schema/fields/field';
import { toAmount, toEuros } from '../../../schema/rules/pricing/money';
import { Input } from '../../ui/inputs/controls';

interface Props {
  id: string;
  field: FieldOf<'money' | 'decimal'>;
  value: number | null;
  onChange: (value: number | null) => void;
}

// What is being typed may not be a number yet, so the text is kept for as long as it stands for the value.
export function NumberEditor({ id, field, value, onChange }: Props) {
  const [text, setText] = useState('');
  const change = (next: string): void => {
    setText(next);
    onChange(numberIn(field, next));
  };
  const shown = Object.is(numberIn(field, text), value) ? text : textIn(field, value);
  return <Input id={id} inputMode="decimal" suffix={field.kind === 'money' ? '€' : undefined} value={shown} onChange={change} />;
}

function numberIn({ kind }: FieldOf<'money' | 'decimal'>, text: string): number | null {
  if (text.trim() === '') return null;
  return kind === 'money' ? (toAmount(text) ?? Number.NaN) : Number(text.trim().replace(',', '.'));
}

function textIn({ kind }: FieldOf<'money' | 'decimal'>, value: number | null): string {
  if (value === null || Number.isNaN(value)) return '';
  return kind === 'money' ? toEuros(value) : String(value).replace('.', ',');
}
