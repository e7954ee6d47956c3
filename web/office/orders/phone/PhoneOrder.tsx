/** An order by phone: products on one side, the order with its customer and its time on the other. */
import { useState } from 'react';
import { Configurator } from '../../../ordering/configurator/Configurator';
import type { CheckoutQuery } from '../../../ordering/checkout/Checkout.generated';
import type { ConfiguratorProps } from '../../../ordering/configurator/useSaveItem';
import { OrderForm } from './OrderForm';
import styles from './PhoneOrder.module.css';
import { PhoneOrderContext } from './phoneOrderContext';
import { ProductList } from './products/ProductList';
import { usePhoneOrder } from './usePhoneOrder';

type Target = Pick<ConfiguratorProps, 'product' | 'line'>;

export function PhoneOrder({ checkout }: { checkout: CheckoutQuery }) {
  const order = usePhoneOrder(checkout);
  const [target, setTarget] = useState<Target | null>(null);
  return (
    <PhoneOrderContext value={order}>
      <div className={styles.columns}>
        <ProductList onConfigure={setTarget} />
        <OrderForm onEdit={line => setTarget({ product: line.product, line })} />
      </div>
      {target && <Configurator {...target} onClose={() => setTarget(null)} />}
    </PhoneOrderContext>
  );
}
