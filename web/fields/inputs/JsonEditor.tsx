/** Edits a JSON value. */
import { useState } from 'react';
import { TextArea } from '../../ui/inputs/controls';

interface Props {
  id: string;
  value: object | null;
  onChange: (value: object | null) => void;
}

// The input may not be valid JSON yet, so the text is stored separately.
export function JsonEditor({ id, value, onChange }: Props) {
  const [text, setText] = useState(() => (value ? JSON.stringify(value, null, 2) : ''));
  const handleChange = (next: string): void => {
    setText(next);
    onChange(next.trim() === '' ? null : parseJson(next));
  };
  return <TextArea id={id} value={text} onChange={handleChange} />;
}

// Invalid JSON is passed on as text, which the validation rejects.
function parseJson(text: string): object {
  try {
    return JSON.parse(text);
  } catch {
    return text as unknown as object;
  }
}
