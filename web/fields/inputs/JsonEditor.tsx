/** Edits a value whose fields only its author knows, as JSON. */
import { useState } from 'react';
import { TextArea } from '../../ui/inputs/controls';

interface Props {
  id: string;
  value: object | null;
  onChange: (value: object | null) => void;
}

// What is being typed may not be JSON yet, so the text is kept for as long as it stands for the value.
export function DataEditor({ id, value, onChange }: Props) {
  const [text, setText] = useState(() => (value ? JSON.stringify(value, null, 2) : ''));
  const change = (next: string): void => {
    setText(next);
    onChange(next.trim() === '' ? null : dataIn(next));
  };
  return <TextArea id={id} value={text} onChange={change} />;
}

// What is no JSON is no group of fields either, and the check says so.
function dataIn(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return text as unknown as object;
  }
}
