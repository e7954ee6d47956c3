import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { dateTime } from '../../schema/fields/field';
import { Field } from '../ui/inputs/Field';
import { DateTimeEditor } from './inputs/DateTimeEditor';
import { renderValue } from './views';
import { TimeZoneContext } from './timeZoneContext';

// The device is in another time zone; the cases include both sides of a clock change.
const zones: [string, string, string, string][] = [
  ['2026-11-20T23:30:00.000Z', 'Europe/Vienna', '21.11.2026, 00:30', '2026-11-21T00:30'],
  ['2026-11-20T23:30:00.000Z', 'America/Los_Angeles', '20.11.2026, 15:30', '2026-11-20T15:30'],
  ['2026-10-25T01:30:00.000Z', 'Europe/Vienna', '25.10.2026, 02:30', '2026-10-25T02:30'],
  ['2026-07-01T04:00:00.000Z', 'Asia/Tokyo', '01.07.2026, 13:00', '2026-07-01T13:00'],
];

test.each(zones)('shows and edits %s in the time zone %s', (instant, zone, listText, inputText) => {
  expect(renderValue(dateTime({ label: 'Beginn' }), instant, zone)).toBe(listText);

  const onChange = jest.fn();
  function Form() {
    const [current, setValue] = useState<Date | null>(new Date(instant));
    return (
      <TimeZoneContext value={zone}>
        <Field label="Beginn">
          <DateTimeEditor
            id="at"
            value={current}
            onChange={next => {
              onChange(next?.toISOString());
              setValue(next);
            }}
          />
        </Field>
      </TimeZoneContext>
    );
  }
  render(<Form />);
  const input = document.getElementById('at') as HTMLInputElement;
  expect(input.value).toBe(inputText);
  fireEvent.change(input, { target: { value: '2026-12-24T18:00' } });
  expect(input.value).toBe('2026-12-24T18:00');
  expect(renderValue(dateTime({ label: 'Beginn' }), onChange.mock.calls[0]![0], zone)).toBe('24.12.2026, 18:00');
  expect(screen.queryByRole('alert')).toBeNull();
});
