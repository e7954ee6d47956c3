import { act, screen, waitFor } from '@testing-library/react';
import { expectNoMessages, recordMessage } from '../../../app/socket/connection';
import { announced, permitSound, permitSoundOnTap, played, ringing } from './testing/fakeAudio';
import { atWels, order, renderAlerts } from './testing/renderAlerts';

const soon = 3;
const later = 20;
const short = 2;

const setOnline = (isOnline: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
const button = (name: string) => screen.findByRole('button', { name });
const text = (): string => document.body.textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  played.length = 0;
  recordMessage();
  permitSound(true);
});
afterEach(() => {
  setOnline(true);
  act(() => expectNoMessages());
  jest.restoreAllMocks();
});

describe('a lost connection', () => {
  const message = 'Keine Verbindung zum Server';

  test.each(['/backend/products', '/backend/dashboard', '/backend/orders/history', '/backend/orders/missed'])(
    'has a banner and one tone on %s',
    async path => {
      renderAlerts({ path });
      expect(screen.queryByText(message)).toBeNull();
      setOnline(false);
      expect(screen.getByText(message).closest('[role=alert]')).not.toBeNull();
      screen.getByText(/^Stand von \d\d:\d\d Uhr\./);
      await waitFor(() => expect(announced()).toEqual([short]));
      setOnline(true);
      expect(screen.queryByText(message)).toBeNull();
      expect(announced()).toEqual([short]);
    },
  );

  test.each(['/backend/orders', '/backend/orders/pickup'])('has no second banner on %s', async path => {
    renderAlerts({ path });
    setOnline(false);
    await waitFor(() => expect(announced()).toEqual([short]));
    expect(screen.queryByText(message)).toBeNull();
  });

  test('has a tone after half a minute of silence', async () => {
    jest.useFakeTimers();
    recordMessage();
    renderAlerts();
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByText(message)).toBeNull();
    expect(announced()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    screen.getByText(message);
    expect(announced()).toEqual([short]);
    jest.useRealTimers();
  });

  test('has no tone while the sound is off', () => {
    localStorage.setItem('play_order_sound', '0');
    renderAlerts();
    setOnline(false);
    screen.getByText(message);
    expect(announced()).toEqual([]);
  });
});

describe('the alarm', () => {
  test('rings every three seconds for an order that is due soon, and every twenty for later ones', () => {
    const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const { setOrders } = renderAlerts({ orders: [order('1', { dueAt: nextWeek })] });
    expect(ringing()).toEqual([later]);
    setOrders(order('1', { dueAt: nextWeek }), order('2'));
    expect(ringing()).toEqual([soon]);
    setOrders(order('1', { dueAt: nextWeek }), order('2', { status: 'CONFIRMED' }));
    expect(ringing()).toEqual([later]);
    setOrders(order('1', { dueAt: nextWeek, status: 'REJECTED' }));
    expect(ringing()).toEqual([]);
  });

  test('rings on a second device for an order that has waited for 90 seconds, counted from its payment', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-16T09:01:00Z') });
    recordMessage();
    localStorage.setItem('order_alarm', '1');
    const { setOrders } = renderAlerts({ orders: [order('1', { paidAt: '2026-11-16T09:00:10Z' })] });
    expect(text()).toContain('1 Bestellung wartet auf Antwort');
    await act(() => jest.advanceTimersByTimeAsync(39_000));
    expect(ringing()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(ringing()).toEqual([soon]);
    setOrders(order('2', { createdAt: new Date().toISOString() }));
    expect(ringing()).toEqual([]);
    jest.useRealTimers();
  });

  test('rings again after the page was closed and opened again', () => {
    const { unmount } = renderAlerts({ orders: [order('1')] });
    unmount();
    expect(ringing()).toEqual([]);
    renderAlerts({ orders: [order('1')] });
    expect(ringing()).toEqual([soon]);
  });

  test('asks for one tap while the browser blocks the sound, also when no order waits, until that is done', async () => {
    permitSound(false);
    const { setOrders, user } = renderAlerts();
    const unlock = await button('Ton freigeben');
    expect(text()).toContain('Der Browser sperrt den Ton für neue Bestellungen.');
    setOrders(order('1'));
    expect(text()).toContain('1 Bestellung wartet auf Antwort');
    expect(ringing()).toEqual([]);
    permitSoundOnTap();
    await user.click(unlock);
    await waitFor(() => expect(ringing()).toEqual([soon]));
    expect(screen.queryByRole('button', { name: 'Ton freigeben' })).toBeNull();
  });

  test('says that the sound is off while orders wait, and rings after one press', async () => {
    localStorage.setItem('play_order_sound', '0');
    const { setOrders, user } = renderAlerts();
    expect(text()).toBe('');
    setOrders(order('1'), order('2'));
    expect(text()).toContain('2 Bestellungen warten auf Antwort');
    expect(text()).toContain('Der Ton ist aus.');
    expect(ringing()).toEqual([]);
    await user.click(await button('Ton einschalten'));
    expect(ringing()).toEqual([soon]);
    expect(text()).not.toContain('Der Ton ist aus.');
  });
});

describe('the count of waiting orders', () => {
  test('names those of other branches, which do not ring on this device', () => {
    const { setOrders } = renderAlerts({ branch: 'linz', orders: [order('1'), order('2', atWels), order('3', atWels)] });
    expect(text()).toContain('1 Bestellung wartet auf Antwort, 2 in anderen Filialen');
    setOrders(order('1', { status: 'CONFIRMED' }), order('2', atWels));
    expect(text()).toContain('1 Bestellung wartet in anderen Filialen');
    expect(ringing()).toEqual([]);
  });

  test('is on the icons of the tab and of the app until the last order is answered', () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/shop.svg">');
    const badges: (number | null)[] = [];
    Object.assign(navigator, { setAppBadge: async (count: number) => badges.push(count), clearAppBadge: async () => badges.push(null) });
    const icon = () => decodeURIComponent(document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href);
    const { setOrders } = renderAlerts({ orders: [order('1'), order('2')] });
    expect(icon()).toContain('>2</text>');
    expect(badges.at(-1)).toBe(2);
    setOrders(...Array.from({ length: 120 }, (_, index) => order(`${index}`)));
    expect(icon()).toContain('>99+</text>');
    expect(badges.at(-1)).toBe(120);
    setOrders(order('1', { status: 'CONFIRMED' }));
    expect(icon()).toMatch(/\/shop\.svg$/);
    expect(badges.at(-1)).toBeNull();
  });
});
