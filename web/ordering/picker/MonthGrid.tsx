/** A month calendar to select a date. Past dates and dates without a slot are disabled. It is one tab stop; arrow keys move inside. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { weekdayLabels } from '../../../schema/rules/time/dateText';
import { Button } from '../../ui/actions/Button';
import { dateAfterKey, dayTitle, monthTitle, weeksOf } from './month';
import styles from './MonthGrid.module.css';

interface Props {
  /** `2026-11-20` */
  selected: string;
  today: string;
  /** The available dates, in ascending order. */
  dates: readonly string[];
  /** Takes the focus when it appears. */
  hasAutoFocus?: boolean;
  onSelect: (date: string) => void;
}

export function MonthGrid({ selected, today, dates, hasAutoFocus = false, onSelect }: Props) {
  const bounds = [today, dates.at(-1) ?? today] as const;
  const grid = useRef<HTMLTableElement>(null);
  const isKeyboardMove = useRef(false);
  const [focusedDate, setFocusedDate] = useFocusedDate(selected);
  const focusDate = (): void => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

  useEffect(() => {
    if (hasAutoFocus) focusDate();
  }, [hasAutoFocus]);
  useEffect(() => {
    if (isKeyboardMove.current) focusDate();
    isKeyboardMove.current = false;
  }, [focusedDate]);

  function handleKeyDown(event: KeyboardEvent): void {
    const target = dateAfterKey(event.key, focusedDate, bounds);
    if (target === undefined) return;
    event.preventDefault();
    isKeyboardMove.current = true;
    setFocusedDate(target);
  }
  return (
    <div>
      <MonthHeader date={focusedDate} bounds={bounds} onSelect={setFocusedDate} />
      <table ref={grid} role="grid" aria-label={monthTitle(focusedDate)} className={styles.grid} onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            {weekdayLabels.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focusedDate).map((week, index) => (
            <tr key={index}>
              {week.map((date, column) => (
                <td key={column} role="gridcell" aria-selected={date === null ? undefined : date === selected}>
                  {date && <Day date={date} {...{ today, selected, focusedDate }} isAvailable={dates.includes(date)} onSelect={onSelect} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Bounds = readonly [first: string, last: string];

/** The name of the month between buttons to the other months. */
function MonthHeader({ date, bounds, onSelect }: { date: string; bounds: Bounds; onSelect: (date: string) => void }) {
  const changeMonth = (key: 'PageUp' | 'PageDown') => () => onSelect(dateAfterKey(key, date, bounds)!);
  return (
    <div className={styles.header}>
      <Button
        variant="text"
        icon="chevron-left"
        label="Voriger Monat"
        isDisabled={isInMonth(date, bounds[0])}
        onPress={changeMonth('PageUp')}
      />
      <strong aria-live="polite">{monthTitle(date)}</strong>
      <Button
        variant="text"
        icon="chevron-right"
        label="Nächster Monat"
        isDisabled={isInMonth(date, bounds[1])}
        onPress={changeMonth('PageDown')}
      />
    </div>
  );
}

/** Keeps a focused date of its own and resets it when the selected date changes. */
function useFocusedDate(selected: string): [string, (date: string) => void] {
  const [{ resetDate, current }, setState] = useState({ resetDate: selected, current: selected });
  if (resetDate !== selected) setState({ resetDate: selected, current: selected });
  return [current, date => setState({ resetDate: selected, current: date })];
}

const isInMonth = (date: string, month: string): boolean => date.slice(0, 7) === month.slice(0, 7);

interface DayProps {
  date: string;
  today: string;
  selected: string;
  /** The date with the keyboard focus. */
  focusedDate: string;
  isAvailable: boolean;
  onSelect: (date: string) => void;
}

function Day({ date, today, selected, focusedDate, isAvailable, onSelect }: DayProps) {
  const isToday = date === today;
  return (
    <button
      type="button"
      className={`${styles.day} ${date === selected ? styles.selected : ''}`}
      tabIndex={date === focusedDate ? 0 : -1}
      aria-disabled={!isAvailable || undefined}
      aria-current={isToday ? 'date' : undefined}
      data-mark={isToday ? 'Heute' : undefined}
      aria-label={[dayTitle(date), isToday && 'Heute', !isAvailable && 'nicht verfügbar'].filter(Boolean).join(', ')}
      onClick={() => isAvailable && onSelect(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
}
