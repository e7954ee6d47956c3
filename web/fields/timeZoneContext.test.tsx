import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { moment } from '../../schema/fields/field';
import { Field } from '../ui/inputs/Field';
import { MomentEditor } from './inputs/DateTimeEditor';
import { viewOf } from './views';
import { ShopZone } from './timeZoneContext';

// The device stands elsewhere: both sides of the day a clock change makes longer.
const zones: [string, string, string, string][] = [
  ['2026-11-20T23:30:00.000Z', 'Europe/Vienna', '21.11.2026, 00:30', '2026-11-21T00:30'],
  ['2026-11-20T23:30:00.000Z', 'America/Los_Angeles', '20.11.2026, 15:30', '2026-11-20T15:30'],
  ['2026-10-25T01:30:00.000Z', 'Europe/Vienna', '25.10.2026, 02:30', '2026-10-25T02:30'],
  ['2026-07-01T04:00:00.000Z', 'Asia/Tokyo', '01.07.2026, 13:00', '2026-07-01T13:00'],
];

test.each(zones)('%s is read and set by the clock of %s', (at, zone, shown, typed) => {
  expect(viewOf(moment({ label: 'Beginn' }), at, zone)).toBe(shown);

  const changed = jest.fn();
  function Form() {
    const [value, setValue] = useState<Date | null>(new Date(at));
    return (
      <ShopZone value={zone}>
        <Field label="Beginn">
          <MomentEditor
            id="at"
            value={value}
            onChange={next => {
              changed(next?.toISOString());
              setValue(next);
            }}
          />
        </Field>
      </ShopZone>
    );
  }
  render(<Form />);
  const input = document.getElementById('at') as HTMLInputElement;
  expect(input.value).toBe(typed);
  fireEvent.change(input, { target: { value: '2026-12-24T18:00' } });
  expect(input.value).toBe('2026-12-24T18:00');
  expect(viewOf(moment({ label: 'Beginn' }), changed.mock.calls[0]![0], zone)).toBe('24.12.2026, 18:00');
  expect(screen.queryByRole('alert')).toBeNull();
});
