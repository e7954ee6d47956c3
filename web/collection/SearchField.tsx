/** A search whose words stand in the address, as soon as the typing stops. */
import { useEffect, useState } from 'react';
import { longestSearch } from '../../schema/collections/filter';
import { Input } from '../ui/inputs/controls';

const pause = 250;

interface Props {
  /** Where no label stands beside it. */
  label?: string;
  placeholder?: string;
  /** What the address says. */
  value: string;
  onSearch: (text: string) => void;
}

export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<string>();
  if (value !== known) {
    setKnown(value);
    // Not our own words coming back: the filters were reset, or somebody went back to another page.
    if (value !== sent) {
      setText(value);
      setSent(undefined);
    }
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setSent(text);
      onSearch(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return <Input type="search" aria-label={label} placeholder={placeholder} maxLength={longestSearch} value={text} onChange={setText} />;
}
