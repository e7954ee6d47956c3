/** A search field that writes its text to the URL when typing pauses. */
import { useEffect, useState, type KeyboardEventHandler } from 'react';
import { maxSearchLength } from '../../../schema/collections/filter';
import { Input } from '../../ui/inputs/controls';

const debounceTime = 250;

interface Props {
  /** Needed when no visible label is next to the field. */
  label?: string;
  placeholder?: string;
  /** The text in the URL. */
  value: string;
  onSearch: (text: string) => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

export function SearchField({ label, placeholder, value, onSearch, onKeyDown }: Props) {
  const [text, setText] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const [submittedText, setSubmittedText] = useState<string>();
  if (value !== previousValue) {
    setPreviousValue(value);
    // The URL changed from outside: the filters were reset or the user navigated back.
    if (value !== submittedText) {
      setText(value);
      setSubmittedText(undefined);
    }
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setSubmittedText(text);
      onSearch(text);
    }, debounceTime);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxSearchLength}
      value={text}
      onChange={setText}
      onKeyDown={onKeyDown}
    />
  );
}
