/** Pages of one thing, one shown at a time: arrows, Home and End move between the tabs. */
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Props<V extends string> {
  label: string;
  tabs: Readonly<Record<V, ReactNode>>;
  value: V;
  /** The page of the chosen tab. */
  children: ReactNode;
  onChange: (value: V) => void;
}

export function Tabs<V extends string>({ label, tabs, value, children, onChange }: Props<V>) {
  const id = useId();
  const names = Object.keys(tabs) as V[];

  function move(event: KeyboardEvent): void {
    const at = names.indexOf(value);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const name = names.at(target % names.length)!;
    onChange(name);
    document.getElementById(`${id}-${name}`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
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
