import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { inZone } from '../../../schema/rules/time/calendar';
import { Toasts } from '../../ui/overlays/Toasts';
import { noFullSlots, sampleBranch, sampleProduct } from '../../testing/sampleCart';
import { CartProvider } from '../../ordering/cart/useCart';
import { ShopContext } from '../shell/state/shopContext';
import { offersOf } from '../../ordering/menu/storeMenu';
import { StoreContext } from '../../ordering/menu/storeContext';
import { StorePage } from './StorePage';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const branch = { ...sampleBranch(), name: 'Linz', images: [], isPreorderEnabled: true, orderableFrom: null };
const shop = { config: {}, environment: {}, branches: [], navigations: [] };

/** The number of renderings per card, counted by a property that only the card reads. */
const renderCounts: Record<string, number> = {};
function productWithRenderCount(name: string) {
  renderCounts[name] = 0;
  const countRender = () => {
    renderCounts[name]! += 1;
    return null;
  };
  return Object.defineProperty(sampleProduct({ name }), 'netContent', { enumerable: true, get: countRender });
}

const category = { id: 'rolls', name: 'Gebäck', isEnabled: true, isVisibleWhenUnavailable: true, schedule: [] };
const products = ['Semmel', 'Brot', 'Zopf'].map(productWithRenderCount);
const menu = { id: 'menu', availableFrom: '00:00', catalog: [{ category, products }] };
const store = { branch, menu, at, fullSlots: noFullSlots, currency: 'EUR', hasCategoryBar: false };

beforeEach(() => {
  window.matchMedia = () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

test('renders only the card whose product is added to the cart', () => {
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
  const countsBefore = { ...renderCounts };
  fireEvent.click(screen.getByRole('button', { name: 'Brot zum Warenkorb hinzufügen' }));
  screen.getByRole('button', { name: 'Brot entfernen' });
  expect(renderCounts).toEqual({ ...countsBefore, Brot: countsBefore.Brot! + 1 });
});
