/** Where orders come from. */
import { select } from '../../fields/field';
import { isKeyOf } from '../../objects';

export const orderSource = select({
  name: 'OrderSource',
  label: 'Herkunft',
  required: true,
  options: { web: 'Shop', kiosk: 'Selbstbedienung', staff: 'Personal', api: 'Schnittstelle' },
});
export type OrderSource = keyof typeof orderSource.options;

export const isOrderSource = (value: unknown): value is OrderSource => isKeyOf(orderSource.options, value);
