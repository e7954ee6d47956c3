import { act, render, screen } from '@testing-library/react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { Toasts } from '../../../ui/overlays/Toasts';
import { clearCart } from './cart';
import type { Offer } from './cartProduct';
import { sampleBranch, sampleOffer, sampleProduct } from '../../../testing/sampleCart';
import { loadCart, saveCart } from './cartStorage';
import { CartProvider, useCart } from './useCart';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const roll = sampleProduct({ id: 'roll', name: 'Semmel' });
const bread = sampleProduct({ id: 'bread', name: 'Brot' });
const branch = sampleBranch();

let cart: ReturnType<typeof useCart>;
function Names() {
  cart = useCart();
  return <p>{cart.lines.map(({ product }) => product.name).join(', ') || 'leer'}</p>;
}

const page = (offers: Offer[], now = at) => (
  <Toasts>
    <CartProvider branch={branch} offers={offers} at={now}>
      <Names />
    </CartProvider>
  </Toasts>
);
const one = { amount: 1, unit: 'piece', parts: [] } as const;

beforeEach(() => sessionStorage.clear());

test('what a menu read again no longer has is taken out and said', () => {
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

test('what went because it changed can be put back as it is now, what cannot be had only be read of', () => {
  const { rerender } = render(page([sampleOffer(roll), sampleOffer(bread)]));
  act(() => {
    cart.add(roll, { ...one, amount: 3 });
    cart.add(bread, one);
  });
  rerender(page([sampleOffer({ ...roll, price: 0.6 })]));
  expect(cart.gone.map(({ item, product }) => [item.product.name, product?.price])).toEqual([
    ['Semmel', 0.6],
    ['Brot', undefined],
  ]);
  act(() => cart.takeBack(cart.gone.filter(({ product }) => product)));
  expect(cart.lines.map(({ product, amount }) => [product.name, product.price, amount])).toEqual([['Semmel', 0.6, 3]]);
  act(() => cart.forgetGone(cart.gone));
  expect(cart.gone).toEqual([]);
});

test('a cart that was cleared stays empty, however soon its page is left', () => {
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

test('a page the browser shows again as it was left takes over what was kept meanwhile', () => {
  render(page([sampleOffer(roll)]));
  act(() => cart.add(roll, one));
  saveCart(branch.identifier, clearCart(loadCart(branch.identifier))); // another page of this tab: the order is paid
  const show = (persisted: boolean): void => void act(() => dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  show(false);
  screen.getByText('Semmel');
  show(true);
  screen.getByText('leer');

  act(() => cart.add(roll, one));
  sessionStorage.clear(); // where nothing can be kept the page is all there is
  show(true);
  screen.getByText('Semmel');
});

test('an appointment and a table are kept with the cart', () => {
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

test('an appointment that passes is missed, before and after opening the cart anew, until someone says when instead', () => {
  const appointment = at.plus({ hours: 3 });
  const { rerender, unmount } = render(page([sampleOffer(roll)]));
  act(() => {
    cart.add(roll, one);
    cart.setAppointment(appointment);
  });
  rerender(page([sampleOffer(roll)], appointment.plus({ minutes: 2 })));
  expect(cart.missed).toBeNull();
  rerender(page([sampleOffer(roll)], appointment.plus({ minutes: 3 })));
  expect(cart.missed?.toISO()).toBe(appointment.toISO());
  unmount();
  render(page([sampleOffer(roll)], appointment.plus({ hours: 1 })));
  expect([cart.appointment, cart.missed?.toISO()]).toEqual([null, appointment.toISO()]);
  act(() => cart.setAppointment(null));
  expect(cart.missed).toBeNull();
});
