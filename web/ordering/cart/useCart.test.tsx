import { act, render, screen } from '@testing-library/react';
import { inZone } from '../../../schema/rules/time/calendar';
import { Toasts } from '../../ui/overlays/Toasts';
import { clearCart } from './cart';
import type { Offer } from './cartProduct';
import { sampleBranch, sampleOffer, sampleProduct } from '../../testing/sampleCart';
import { loadCart, saveCart } from './cartStorage';
import { CartProvider, useCart } from './useCart';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const roll = sampleProduct({ id: 'roll', name: 'Semmel' });
const bread = sampleProduct({ id: 'bread', name: 'Brot' });
const branch = sampleBranch();

let cart: ReturnType<typeof useCart>;
function ProductNames() {
  cart = useCart();
  return <p>{cart.lines.map(({ product }) => product.name).join(', ') || 'leer'}</p>;
}

const page = (offers: Offer[], now = at) => (
  <Toasts>
    <CartProvider branch={branch} offers={offers} at={now}>
      <ProductNames />
    </CartProvider>
  </Toasts>
);
const one = { amount: 1, unit: 'piece', parts: [] } as const;

beforeEach(() => sessionStorage.clear());

test('removes items that a reloaded menu no longer offers and announces it', () => {
  const { rerender } = render(page([sampleOffer(roll), sampleOffer(bread)]));
  act(() => {
    cart.add(roll, one);
    cart.add(bread, one);
  });
  screen.getByText('Semmel, Brot');
  expect(screen.getByRole('status').textContent).toBe('');

  rerender(page([sampleOffer({ ...roll, price: 0.6 }), sampleOffer(bread)]));
  screen.getByText('Brot');
  expect(screen.getByRole('status').textContent).toBe('Einige Produkte sind nicht mehr verfügbar und wurden entfernt.');
});

test('restores removed items whose product changed and dismisses unavailable ones', () => {
  const { rerender } = render(page([sampleOffer(roll), sampleOffer(bread)]));
  act(() => {
    cart.add(roll, { ...one, amount: 3 });
    cart.add(bread, one);
  });
  rerender(page([sampleOffer({ ...roll, price: 0.6 })]));
  expect(cart.removedItems.map(({ item, product }) => [item.product.name, product?.price])).toEqual([
    ['Semmel', 0.6],
    ['Brot', undefined],
  ]);
  act(() => cart.restoreRemoved(cart.removedItems.filter(({ product }) => product)));
  expect(cart.lines.map(({ product, amount }) => [product.name, product.price, amount])).toEqual([['Semmel', 0.6, 3]]);
  act(() => cart.dismissRemoved(cart.removedItems));
  expect(cart.removedItems).toEqual([]);
});

test('keeps a cleared cart empty even if the page is left at once', () => {
  const { unmount } = render(page([sampleOffer(roll)]));
  act(() => {
    cart.add(roll, one);
    cart.setMethod('delivery');
    cart.setComment('Bitte läuten');
  });
  act(() => {
    cart.clear();
    unmount();
  });
  render(page([sampleOffer(roll)]));
  screen.getByText('leer');
  expect(cart).toMatchObject({ comment: '', method: 'delivery', area: { id: 'centre' } });
});

test('reloads the stored cart when the browser restores a page', () => {
  render(page([sampleOffer(roll)]));
  act(() => cart.add(roll, one));
  saveCart(branch.identifier, clearCart(loadCart(branch.identifier))); // another page of this tab has paid for the order
  const showPage = (persisted: boolean): void => void act(() => dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  showPage(false);
  screen.getByText('Semmel');
  showPage(true);
  screen.getByText('leer');

  act(() => cart.add(roll, one));
  sessionStorage.clear(); // without storage the page holds the only copy
  showPage(true);
  screen.getByText('Semmel');
});

test('stores an appointment and a table with the cart', () => {
  const { unmount } = render(page([]));
  const appointment = at.plus({ hours: 3 });
  act(() => {
    cart.setAppointment(appointment);
    cart.setTable('7');
  });
  unmount();
  render(page([]));
  expect(cart.appointment?.toISO()).toBe(appointment.toISO());
  expect(cart.table).toBe('7');
});

test('reports a past appointment, also after opening the cart again, until a new one is set', () => {
  const appointment = at.plus({ hours: 3 });
  const { rerender, unmount } = render(page([sampleOffer(roll)]));
  act(() => {
    cart.add(roll, one);
    cart.setAppointment(appointment);
  });
  rerender(page([sampleOffer(roll)], appointment.plus({ minutes: 2 })));
  expect(cart.pastAppointment).toBeNull();
  rerender(page([sampleOffer(roll)], appointment.plus({ minutes: 3 })));
  expect(cart.pastAppointment?.toISO()).toBe(appointment.toISO());
  unmount();
  render(page([sampleOffer(roll)], appointment.plus({ hours: 1 })));
  expect([cart.appointment, cart.pastAppointment?.toISO()]).toEqual([null, appointment.toISO()]);
  act(() => cart.setAppointment(null));
  expect(cart.pastAppointment).toBeNull();
});
