/** Tabs that show one panel at a time: arrows, Home and End move between the tabs. */
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { keysOf } from '../../../schema/objects';
import { scrollRowTo } from './scrollRow';
import styles from './Tabs.module.css';

interface Props<V extends string> {
  /** The start of the ids of the tabs, `id-name`, for what opens one of them. */
  id?: string;
  label: string;
  tabs: Readonly<Record<V, ReactNode>>;
  value: V;
  /** The panel of the selected tab. */
  children: ReactNode;
  onChange: (value: V) => void;
}

export function Tabs<V extends string>({ id: idProp, label, tabs, value, children, onChange }: Props<V>) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const names = keysOf(tabs);
  const list = useRef<HTMLDivElement>(null);

  // On a phone the tabs can be wider than the screen.
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true]');
    if (tab) scrollRowTo(list.current!, tab);
  }, [value]);

  function handleKey(event: KeyboardEvent): void {
    const index = names.indexOf(value);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: names.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const name = names.at(target % names.length)!;
    onChange(name);
    document.getElementById(`${id}-${name}`)?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={handleKey}>
        {names.map(name => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === value}
            aria-controls={`${id}-panel`}
            tabIndex={name === value ? 0 : -1}
            onClick={() => onChange(name)}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
