/** Edits amounts and other decimal numbers in German notation. */
import { useState } from 'react';
import type { FieldOf } from '../../../schema/fields/field';
import { parseAmount, amountInputText } from '../../../schema/rules/pricing/money';
import { parseNumber } from '../../../schema/rules/pricing/numberInput';
import { Input } from '../../ui/inputs/controls';

interface Props {
  id: string;
  field: FieldOf<'money' | 'decimal'>;
  value: number | null;
  onChange: (value: number | null) => void;
}

// The input may not be a number yet, so the text stays as long as it matches the value.
export function NumberEditor({ id, field, value, onChange }: Props) {
  const [text, setText] = useState('');
  const handleChange = (next: string): void => {
    setText(next);
    onChange(parseInput(field, next));
  };
  const displayText = Object.is(parseInput(field, text), value) ? text : formatNumber(field, value);
  return (
    <Input id={id} inputMode="decimal" suffix={field.type === 'money' ? '€' : undefined} value={displayText} onChange={handleChange} />
  );
}

function parseInput({ type }: FieldOf<'money' | 'decimal'>, text: string): number | null {
  if (text.trim() === '') return null;
  return (type === 'money' ? parseAmount(text) : parseNumber(text)) ?? Number.NaN;
}

function formatNumber({ type }: FieldOf<'money' | 'decimal'>, value: number | null): string {
  if (value === null || Number.isNaN(value)) return '';
  return type === 'money' ? amountInputText(value) : String(value).replace('.', ',');
}
