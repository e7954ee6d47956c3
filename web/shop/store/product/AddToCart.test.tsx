import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { CartProvider } from '../../../ordering/cart/useCart';
import type { StoreProduct } from '../../../ordering/menu/storeContext';
import { sampleBranch, sampleOffer, sampleProduct } from '../../../testing/sampleCart';
import { Toasts } from '../../../ui/overlays/Toasts';
import { AddToCart } from './AddToCart';

const roll = sampleProduct({ id: 'roll', name: 'Semmel' });

/** Presses the button when it is shown, before React has run the effects of the page. */
function PressAtOnce() {
  useLayoutEffect(() => {
    const button = screen.getByRole('button', { name: 'Semmel zum Warenkorb hinzufügen' });
    button.focus();
    button.click();
  }, []);
  return null;
}

test('moves the focus to the amount also if the product is added as soon as the page is shown', () => {
  render(
    <Toasts>
      <CartProvider branch={sampleBranch()} offers={[sampleOffer(roll)]} at={inZone('2026-11-20T10:00', 'Europe/Vienna')}>
        <AddToCart product={roll as StoreProduct} card={{ current: null }} onConfigure={() => {}} />
        <PressAtOnce />
      </CartProvider>
    </Toasts>,
  );
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Semmel: mehr');
});
