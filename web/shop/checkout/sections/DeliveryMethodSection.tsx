/** The delivery method, with a notice if the branch is closed (CHK-03 to CHK-05). */
import { deliveryMethods, isDeliveryMethod, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { earliestTime } from '../../../../schema/rules/time/slots';
import { RadioCard, RadioGroup } from '../../../ui/inputs/RadioGroup';
import { Image } from '../../../ui/display/Image';
import platterIllustration from '../../../illustrations/pretzel-platter.svg';
import cupIllustration from '../../../illustrations/coffee-cup.svg';
import bagIllustration from '../../../illustrations/paper-bag.svg';
import { fromTimeText } from '../state/appointmentText';
import { useCheckout, useFieldError, type Checkout } from '../state/checkoutContext';
import styles from './DeliveryMethodSection.module.css';
import { FormSection } from '../FormSection';
import { ClosedNotice } from './ClosedNotice';

const illustrations = {
  takeaway: { image: bagIllustration, tile: 1 },
  delivery: { image: platterIllustration, tile: 2 },
  dineIn: { image: cupIllustration, tile: 3 },
} as const satisfies Record<DeliveryMethod, object>;

export function DeliveryMethodSection() {
  const checkout = useCheckout();
  const { cart } = checkout;
  return (
    <FormSection section="method" title="Art der Lieferung">
      <RadioGroup
        label="Art der Lieferung"
        isLabelHidden
        layout="tiles"
        value={cart.method}
        error={useFieldError('deliveryType')}
        onChange={method => isDeliveryMethod(method) && cart.setMethod(method)}
      >
        {cart.methods.map(method => (
          <RadioCard
            key={method}
            value={method}
            title={deliveryMethods[method]}
            hint={earliestText(checkout, method)}
            image={
              <Image
                image={null}
                sizes=""
                shape="fill"
                tile={illustrations[method].tile}
                fallback={<img className={styles.illustration} src={illustrations[method].image} alt="" />}
              />
            }
          />
        ))}
      </RadioGroup>
      <ClosedNotice />
    </FormSection>
  );
}

/** Returns the earliest time of a method: `Heute ab 10:15 Uhr`. */
function earliestText({ branch, cart, at }: Checkout, method: DeliveryMethod): string | undefined {
  const earliest = earliestTime({ branch, method, products: cart.lines.map(({ product }) => product) }, at);
  return earliest ? fromTimeText(earliest, at) : undefined;
}
