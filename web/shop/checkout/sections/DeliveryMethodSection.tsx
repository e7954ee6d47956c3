/** How the order is handed over, with what is closed just now (CHK-03 to CHK-05). */
import { deliveryMethods, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { closedNotice } from '../../../../schema/rules/time/closedNotice';
import { hoursOf, isOpen } from '../../../../schema/rules/time/openingHours';
import { earliestTime } from '../../../../schema/rules/time/slots';
import { ChoiceCard, ChoiceGroup } from '../../../ui/inputs/RadioGroup';
import { Note } from '../../../ui/feedback/Alert';
import { Picture } from '../../../ui/display/Image';
import platter from '../../../illustrations/brezelplatte.svg';
import cup from '../../../illustrations/melange.svg';
import bag from '../../../illustrations/sackerl.svg';
import { fromText } from '../state/appointmentText';
import { useCheckout, useError, type Checkout } from '../state/checkoutContext';
import styles from './DeliveryMethodSection.module.css';
import { Part } from '../FormSection';

const pictures = {
  takeaway: { drawing: bag, tile: 1 },
  delivery: { drawing: platter, tile: 2 },
  dineIn: { drawing: cup, tile: 3 },
} as const satisfies Record<DeliveryMethod, object>;

export function MethodSection() {
  const checkout = useCheckout();
  const { cart } = checkout;
  return (
    <Part section="method" title="Art der Lieferung">
      <ChoiceGroup
        label="Art der Lieferung"
        isLabelHidden
        form="tiles"
        value={cart.method}
        error={useError('deliveryType')}
        onChange={method => cart.setMethod(method as DeliveryMethod)}
      >
        {cart.methods.map(method => (
          <ChoiceCard
            key={method}
            value={method}
            title={deliveryMethods[method]}
            hint={earliestText(checkout, method)}
            picture={
              <Picture
                image={null}
                sizes=""
                shape="fill"
                tile={pictures[method].tile}
                fallback={<img className={styles.drawing} src={pictures[method].drawing} alt="" />}
              />
            }
          />
        ))}
      </ChoiceGroup>
      <ClosedNote />
    </Part>
  );
}

/** 'Heute ab 10:15 Uhr' */
function earliestText({ branch, cart, at }: Checkout, method: DeliveryMethod): string | undefined {
  const earliest = earliestTime({ branch, method, products: cart.lines.map(({ product }) => product) }, at);
  return earliest ? fromText(earliest, at) : undefined;
}

/** Says nothing while the chosen service is open, whatever else is closed. */
function ClosedNote() {
  const { branch, cart, at } = useCheckout();
  if (isOpen(hoursOf(branch, cart.method), at)) return null;
  const notice = closedNotice(branch, at);
  const isDelivery = cart.method === 'delivery';
  const closed = [...notice.branch, ...(isDelivery ? notice.delivery : [])];
  if (closed.length === 0) return null;
  return (
    <div className={styles.closed}>
      <Note icon={isDelivery ? 'bike' : 'store'} title={closed.join(' ')}>
        {notice.preorder.join(' ')}
      </Note>
    </div>
  );
}
