/** Says that the chosen time is over, and that nothing else is lost. */
import { momentText } from '../../../schema/rules/dateText';
import { Note } from '../../ui/Note';
import { useStore } from '../store/store';
import { useCart } from './useCart';

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
