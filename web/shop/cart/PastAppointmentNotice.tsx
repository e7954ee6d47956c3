/** Says that the chosen time is over, and that nothing else is lost. */
import { momentText } from '../../../schema/rules/time/dateText';
import { Note } from '../../ui/feedback/Alert';
import { useStore } from '../store/storeContext';
import { useCart } from './state/useCart';

export function MissedNote() {
  const { at } = useStore();
  const { missed } = useCart();
  if (!missed) return null;
  return (
    <Note tone="warn" icon="clock" title={`Ihr Termin ist vorbei: ${momentText(missed, at)}`} isNew>
      Bitte wählen Sie einen neuen. Ihr Warenkorb ist noch da.
    </Note>
  );
}
