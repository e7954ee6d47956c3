/** The choice of a delivery method. Each shows whether it is paused or busy. */
import type { DateTime } from 'luxon';
import { deliveryMethods, isDeliveryMethod, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { serviceText } from '../../../../schema/rules/time/serviceNotice';
import { Badge } from '../../../ui/feedback/Badge';
import { RadioCard, RadioGroup } from '../../../ui/inputs/RadioGroup';
import type { statesOf } from './useBranchService';

interface Props {
  methods: ReturnType<typeof statesOf>;
  value: DeliveryMethod;
  at: DateTime;
  onChange: (method: DeliveryMethod) => void;
}

export const MethodChoice = ({ methods, value, at, onChange }: Props) => (
  <RadioGroup label="Art der Lieferung" value={value} onChange={method => isDeliveryMethod(method) && onChange(method)}>
    {methods.map(({ method, current }) => (
      <RadioCard
        key={method}
        value={method}
        title={deliveryMethods[method]}
        aside={<Badge tone={current ? 'warning' : 'success'}>{current ? serviceText(current, at) : 'Offen'}</Badge>}
      />
    ))}
  </RadioGroup>
);
