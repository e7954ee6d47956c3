import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { inZone } from '../../../schema/rules/time/calendar';
import { Toasts } from '../../ui/overlays/Toasts';
import { sampleBranch, sampleProduct } from '../../testing/sampleCart';
import { CartProvider } from '../cart/state/useCart';
import { ShopContext } from '../shell/state/shopContext';
import { offersOf } from './product/storeMenu';
import { StoreContext } from './storeContext';
import { StorePage } from './StorePage';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const branch = { ...sampleBranch(), name: 'Linz', images: [], isPreorderEnabled: true, orderableFrom: null };
const shop = { config: {}, environment: {}, branches: [], navigations: [] };

/** How often each card was rendered, by what it alone asks its product for. */
const rendered: Record<string, number> = {};
function countedProduct(name: string) {
  rendered[name] = 0;
  const look = () => {
    rendered[name]! += 1;
    return null;
  };
  return Object.defineProperty(sampleProduct({ name }), 'netContent', { enumerable: true, get: look });
}

const category = { id: 'rolls', name: 'Gebäck', isEnabled: true, isVisibleWhenUnavailable: true, schedule: [] };
const products = ['Semmel', 'Brot', 'Zopf'].map(countedProduct);
const menu = { id: 'menu', availableFrom: '00:00', catalog: [{ category, products }] };
const store = { branch, menu, at, currency: 'EUR', hasCategoryBar: false };

beforeEach(() => {
  window.matchMedia = () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

test('what one card puts into the bag leaves the other cards alone', () => {
  render(
    <MemoryRouter>
      <ShopContext value={shop as never}>
        <StoreContext value={store as never}>
          <Toasts>
            <CartProvider branch={branch} offers={offersOf(menu as never)} at={at}>
              <StorePage />
            </CartProvider>
          </Toasts>
        </StoreContext>
      </ShopContext>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Semmel zum Warenkorb hinzufügen' }));
  const before = { ...rendered };
  fireEvent.click(screen.getByRole('button', { name: 'Brot zum Warenkorb hinzufügen' }));
  screen.getByRole('button', { name: 'Brot entfernen' });
  expect(rendered).toEqual({ ...before, Brot: before.Brot! + 1 });
});
