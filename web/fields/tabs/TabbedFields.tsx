/** The fields of a group in tabs. All stay in the page, so that an error of the form and a press in the preview can lead to each. */
import { useState, type ReactNode } from 'react';
import { Tabs } from '../../ui/display/Tabs';
import { errorsWithin, type FieldError } from '../fieldErrors';
import styles from './TabbedFields.module.css';

interface Props {
  id: string;
  label: string;
  /** The names of the fields by the label of their tab. */
  tabs: Readonly<Record<string, readonly string[]>>;
  errors: readonly FieldError[];
  /** Returns the editors of these fields. */
  children: (names: readonly string[]) => ReactNode;
}

export function TabbedFields({ id, label, tabs, errors, children }: Props) {
  const [open, setOpen] = useState('0');
  const entries = Object.entries(tabs).map(([title, names], index) => ({ key: String(index), title, names }));
  const titles = entries.map(({ key, title, names }) => {
    const errorCount = names.filter(name => errorsWithin(errors, name).length > 0).length;
    return [key, errorCount > 0 ? <TabTitle title={title} errorCount={errorCount} /> : title];
  });
  return (
    <div className={styles.group}>
      <Tabs id={id} label={label} tabs={Object.fromEntries(titles)} value={open} onChange={setOpen}>
        {entries.map(({ key, names }) => (
          <div key={key} className={styles.panel} data-tab={`${id}-${key}`} hidden={key !== open}>
            {children(names)}
          </div>
        ))}
      </Tabs>
    </div>
  );
}

const TabTitle = ({ title, errorCount }: { title: string; errorCount: number }) => (
  <>
    {title}
    <span className={styles.errorCount}>{errorCount === 1 ? '1 Angabe prüfen' : `${errorCount} Angaben prüfen`}</span>
  </>
);
