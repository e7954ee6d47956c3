/** The delivery method, with a notice if the branch is closed (CHK-03 to CHK-05). */
import { deliveryMethods, isDeliveryMethod, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { RadioCard, RadioGroup } from '../../../ui/inputs/RadioGroup';
import { Image } from '../../../ui/display/Image';
import platterIllustration from '../../../illustrations/pretzel-platter.svg';
import cupIllustration from '../../../illustrations/coffee-cup.svg';
import bagIllustration from '../../../illustrations/paper-bag.svg';
import { earliestText } from '../state/appointmentText';
import { slotQueryOf, useStore } from '../../../ordering/menu/storeContext';
import { useCheckout, useFieldError } from '../state/checkoutContext';
import styles from './DeliveryMethodSection.module.css';
import { FormSection } from '../FormSection';
import { MethodNotices } from './MethodNotices';

const illustrations = {
  takeaway: { image: bagIllustration, tile: 1 },
  delivery: { image: platterIllustration, tile: 2 },
  dineIn: { image: cupIllustration, tile: 3 },
} as const satisfies Record<DeliveryMethod, object>;

export function DeliveryMethodSection() {
  const store = useStore();
  const { cart, at } = useCheckout();
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
            hint={earliestText(slotQueryOf(store, { ...cart, method }), at)}
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
      <MethodNotices />
    </FormSection>
  );
}
