/** A calendar page to choose a day from: past days and days without a slot are closed. One tab stop; the keys move within. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/actions/Button';
import { dayAfterKey, dayTitle, monthTitle, weekdayHeads, weeksOf } from './month';
import styles from './MonthGrid.module.css';

interface Props {
  /** `2026-11-20` */
  selected: string;
  today: string;
  /** The days that can be chosen, in order. */
  dates: readonly string[];
  /** Takes the focus when it appears. */
  hasFocus?: boolean;
  onChoose: (date: string) => void;
}

export function MonthGrid({ selected, today, dates, hasFocus = false, onChoose }: Props) {
  const bounds = [today, dates.at(-1) ?? today] as const;
  const grid = useRef<HTMLTableElement>(null);
  const moves = useRef(false);
  const [current, setCurrent] = useFollowing(selected);
  const focus = (): void => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

  useEffect(() => {
    if (hasFocus) focus();
  }, [hasFocus]);
  useEffect(() => {
    if (moves.current) focus();
    moves.current = false;
  }, [current]);

  function press(event: KeyboardEvent): void {
    const to = dayAfterKey(event.key, current, bounds);
    if (to === undefined) return;
    event.preventDefault();
    moves.current = true;
    setCurrent(to);
  }
  const turn = (months: number): void => setCurrent(dayAfterKey(months < 0 ? 'PageUp' : 'PageDown', current, bounds)!);

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <Button look="text" icon="chevron-left" label="Voriger Monat" isDisabled={isInMonth(current, today)} onPress={() => turn(-1)} />
        <strong aria-live="polite">{monthTitle(current)}</strong>
        <Button
          look="text"
          icon="chevron-right"
          label="Nächster Monat"
          isDisabled={isInMonth(current, bounds[1])}
          onPress={() => turn(1)}
        />
      </div>
      <table ref={grid} role="grid" aria-label={monthTitle(current)} className={styles.grid} onKeyDown={press}>
        <thead>
          <tr>
            {weekdayHeads.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week, index) => (
            <tr key={index}>
              {week.map((date, column) => (
                <td key={column} role="gridcell" aria-selected={date === null ? undefined : date === selected}>
                  {date && <Day date={date} {...{ today, selected, current }} isFree={dates.includes(date)} onChoose={onChoose} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Goes its own way until what it follows changes. */
function useFollowing(selected: string): [string, (date: string) => void] {
  const [{ followed, current }, set] = useState({ followed: selected, current: selected });
  if (followed !== selected) set({ followed: selected, current: selected });
  return [current, date => set({ followed: selected, current: date })];
}

const isInMonth = (date: string, month: string): boolean => date.slice(0, 7) === month.slice(0, 7);

interface DayProps {
  date: string;
  today: string;
  selected: string;
  /** The day the keys stand on. */
  current: string;
  isFree: boolean;
  onChoose: (date: string) => void;
}

function Day({ date, today, selected, current, isFree, onChoose }: DayProps) {
  const isToday = date === today;
  return (
    <button
      type="button"
      className={`${styles.day} ${date === selected ? styles.selected : ''}`}
      tabIndex={date === current ? 0 : -1}
      aria-disabled={!isFree || undefined}
      aria-current={isToday ? 'date' : undefined}
      data-mark={isToday ? 'Heute' : undefined}
      aria-label={[dayTitle(date), isToday && 'Heute', !isFree && 'nicht verfügbar'].filter(Boolean).join(', ')}
      onClick={() => isFree && onChoose(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
}
