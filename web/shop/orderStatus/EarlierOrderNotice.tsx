/** Tells whoever changed an order after its answer was lost that it had arrived as it was. */
import { useLocation } from 'react-router';
import { Note } from '../../ui/feedback/Alert';

export function EarlierNote() {
  const state = useLocation().state as { isEarlier?: unknown } | null;
  return (
    state?.isEarlier === true && (
      <Note tone="warn" isNew title="Diese Bestellung war schon bei uns eingegangen.">
        Nur unsere Antwort hat Sie nicht erreicht. Es gilt, was hier steht. Was Sie danach geändert haben, wurde nicht bestellt und liegt
        noch in Ihrem Warenkorb.
      </Note>
    )
  );
}
