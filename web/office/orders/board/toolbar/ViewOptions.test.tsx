import { render, screen } from '@testing-library/react';
import { BoardContext } from '../boardContext';
import { ViewOptions } from './ViewOptions';

test.each([
  [true, ['Produkte anzeigen', 'Kundendaten anzeigen', 'Größe der Karten', 'Sortierung', 'Neue Bestellungen']],
  [false, ['Produkte anzeigen', 'Kundendaten anzeigen']],
])('offers the size and the order of the cards only on the board: %s', (isBoard, expected) => {
  const view = { isShowingProducts: true, isShowingCustomers: true, density: 'medium', sortTime: 'due' };
  render(
    <BoardContext value={view as never}>
      <ViewOptions isBoard={isBoard} />
    </BoardContext>,
  );
  const labels = ['Produkte anzeigen', 'Kundendaten anzeigen', 'Größe der Karten', 'Sortierung', 'Neue Bestellungen'];
  expect(labels.filter(label => screen.queryByLabelText(label) ?? screen.queryByText(label))).toEqual(expected);
});
