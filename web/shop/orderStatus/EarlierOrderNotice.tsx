/** Tells the customer that an order whose response was lost had arrived, without later changes. */
import { useLocation } from 'react-router';
import { Alert } from '../../ui/feedback/Alert';
import { toObject } from '../../../schema/objects';

export function EarlierOrderNotice() {
  const { isEarlier } = toObject(useLocation().state);
  return (
    isEarlier === true && (
      <Alert tone="warning" isNew title="Diese Bestellung war schon bei uns eingegangen.">
        Nur unsere Antwort hat Sie nicht erreicht. Es gilt, was hier steht. Was Sie danach geändert haben, wurde nicht bestellt und liegt
        noch in Ihrem Warenkorb.
      </Alert>
    )
  );
}
