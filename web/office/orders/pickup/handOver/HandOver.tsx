/** The hand-over of an open order. Before it, staff confirms that the customer is old enough for what the order contains. */
import { useState } from 'react';
import { minimumAgeOfOrder, type MinimumAge } from '../../../../../schema/rules/product/minimumAge';
import { useOffice } from '../../../shell/officeContext';
import { actionsFor, type CardOrder } from '../../board/board';
import { AgeBadge } from '../../card/AgeBadge';
import { AgeCheck } from './AgeCheck';
import { HandOverButton } from './HandOverButton';
import { PickupButtons } from './PickupButtons';

interface Props {
  order: CardOrder;
  onHandedOver: () => void;
}

export function HandOver({ order, onHandedOver }: Props) {
  const { me } = useOffice();
  // Another age after a change of the order needs another check.
  const [checkedAge, setCheckedAge] = useState<MinimumAge | null>(null);
  const age = minimumAgeOfOrder(order);
  const isChecked = age === null || age === checkedAge;
  if (!actionsFor(order, 'board', me.roles).includes('complete'))
    return (
      <>
        {age && (
          <p>
            <AgeBadge order={order} />
          </p>
        )}
        <PickupButtons order={order} />
      </>
    );
  return (
    <>
      {age && <AgeCheck order={order} age={age} isChecked={isChecked} onChange={isOn => setCheckedAge(isOn ? age : null)} />}
      <PickupButtons order={order}>
        <HandOverButton order={order} isAgeChecked={isChecked} onHandedOver={onHandedOver} />
      </PickupButtons>
    </>
  );
}
