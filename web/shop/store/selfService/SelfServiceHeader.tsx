/** The top of the menu on a self-service device: the branch, and whether the customer stays or takes the order away. */
import { deliveryMethods, isDeliveryMethod, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { useCart } from '../../../ordering/cart/useCart';
import { useStore } from '../../../ordering/menu/storeContext';
import { Icon, type IconName } from '../../../ui/display/Icon';
import { ResponsiveImage } from '../../../ui/display/Image';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { useShop } from '../../shell/state/shopContext';
import styles from './SelfServiceFrame.module.css';

const icons = { takeaway: 'shopping-bag', dineIn: 'utensils', delivery: 'bike' } as const satisfies Record<DeliveryMethod, IconName>;

export function SelfServiceHeader() {
  const { logo } = useShop().config;
  const { branch } = useStore();
  const { methods, method, setMethod } = useCart();
  return (
    <header className={styles.header}>
      {logo && <ResponsiveImage image={logo} sizes="4rem" alt="" className={styles.logo} isEager />}
      <h1>{branch.name}</h1>
      {methods.length > 1 && (
        <SegmentedControl<string>
          label="Art der Bestellung"
          options={Object.fromEntries(methods.map(name => [name, <MethodLabel key={name} method={name} />]))}
          value={method}
          onChange={name => isDeliveryMethod(name) && setMethod(name)}
        />
      )}
    </header>
  );
}

const MethodLabel = ({ method }: { method: DeliveryMethod }) => (
  <span className={styles.method}>
    <Icon name={icons[method]} />
    {deliveryMethods[method]}
  </span>
);
