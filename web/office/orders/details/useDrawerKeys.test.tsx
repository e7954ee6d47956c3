import { fireEvent, render, screen } from '@testing-library/react';
import { BoardContext } from '../board/boardContext';
import type { CardOrder } from '../board/board';
import { StationContext } from '../board/station/stationContext';
import { OfficeContext } from '../../shell/officeContext';
import { useDrawerKeys } from './useDrawerKeys';

const order = (id: string, doneItems: number[] = []) =>
  ({
    ...{ id, status: 'CONFIRMED', deliveryType: 'takeaway', createdAt: '2026-11-16T07:00:00Z', dueAt: '2026-11-16T10:00:00Z', uid: id },
    ...{ doneItems, itemChanges: [], branch: { id: 'linz' } },
    items: ['brot', 'torte'].map((product, index) => ({ index, name: product, isRemoved: false, product: { id: product } })),
  }) as unknown as CardOrder;

const menu = {
  categories: [
    { id: 'bread', name: 'Brot' },
    { id: 'cakes', name: 'Torten' },
  ],
  branches: { linz: { brot: ['bread'], torte: ['cakes'] } },
};

const ran: string[] = [];
const opened: string[] = [];
beforeEach(() => {
  ran.length = 0;
  opened.length = 0;
});

function Drawer({ open }: { open: CardOrder }) {
  const handleKey = useDrawerKeys({ id: open.id, order: open });
  return <div role="dialog" onKeyDown={handleKey} />;
}

function renderDrawer(open: CardOrder, { station = null as object | null, listed = [] as string[] } = {}) {
  const board = {
    runAction: ({ id }: CardOrder, action: string) => void ran.push(`${action} ${id}`),
    select: (id: string) => void opened.push(id),
  };
  render(
    <OfficeContext value={{ me: { roles: ['ROLE_EMPLOYEE'] } } as never}>
      <StationContext value={{ station } as never}>
        <BoardContext value={board as never}>
          {listed.map(id => (
            <article key={id} data-order={id} />
          ))}
          <Drawer open={open} />
        </BoardContext>
      </StationContext>
    </OfficeContext>,
  );
}
const press = (...keys: string[]) => keys.forEach(key => fireEvent.keyDown(screen.getByRole('dialog'), { key }));

test.each([
  ['all of its items are open', [], []],
  ['another station still works on it', [0], []],
  ['all items are done', [0, 1], ['startDelivery 1', 'complete 1']],
])('runs the next step by the keys of a station only when all is done: %s', (_, doneItems, expected) => {
  renderDrawer(order('1', doneItems), { station: { chosen: ['bread'], menu } });
  press('a', 'f');
  expect(ran).toEqual(expected);
});

test('runs the next step by the keys without a station', () => {
  renderDrawer(order('1'));
  press('a');
  expect(ran).toEqual(['startDelivery 1']);
});

test.each([
  ['in the order of the page', '2', ['ArrowRight', 'ArrowLeft'], ['1', '3']],
  ['not beyond its ends', '3', ['ArrowLeft'], []],
  ['not from an order outside it', '4', ['ArrowRight', 'ArrowLeft'], []],
])('selects the next order by the arrow keys: %s', (_, id, keys, expected) => {
  renderDrawer(order(id), { listed: ['3', '2', '1'] });
  press(...keys);
  expect(opened).toEqual(expected);
});
