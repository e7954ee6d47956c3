import { ticketGrid } from './ticketGrid';

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 101));
const wall = { width: 860, height: 800 };
const phone = { width: 280, height: 200 };

test.each([1, 8, 30, 60])('fits %i tickets on a wall display', count => {
  const { columns, fontSize, capacity } = ticketGrid(numbers(count), wall);
  expect(capacity).toBeGreaterThanOrEqual(count);
  expect(columns * (fontSize * 2.5) - fontSize * 0.3).toBeLessThanOrEqual(wall.width);
  expect(Math.ceil(count / columns) * fontSize * 1.3 - fontSize * 0.15).toBeLessThanOrEqual(wall.height);
});

test('shows few tickets larger than many', () => {
  const sizes = [1, 8, 30, 60].map(count => ticketGrid(numbers(count), wall).fontSize);
  expect(sizes).toEqual([326, 158, 78, 58]);
});

test('keeps the size of the tickets when one more fits', () => {
  expect(ticketGrid(numbers(7), wall)).toEqual(ticketGrid(numbers(8), wall));
});

test('shows as many tickets as fit when they would be too small to read', () => {
  expect(ticketGrid(numbers(60), phone)).toEqual({ columns: 5, fontSize: 22, capacity: 35 });
});

test('makes room for order numbers', () => {
  const grid = ticketGrid(['K7M4PXQ2', '12'], phone);
  expect(grid.fontSize * (8 * 0.74 + 0.3)).toBeLessThanOrEqual(phone.width);
});

test('returns a grid for no tickets and before the board is measured', () => {
  expect(ticketGrid([], wall).columns).toBe(1);
  expect(ticketGrid(numbers(3), { width: 0, height: 0 })).toEqual({ columns: 1, fontSize: 22, capacity: 1 });
});
