/** Names what went out of the cart because it can no longer be had at this price, until somebody has read it. */
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { useCart } from './useCart';

export function GoneNote() {
  const { gone, forgetGone } = useCart();
  if (gone.length === 0) return null;
  return (
    <Note tone="warn" title={`Nicht mehr verfügbar: ${gone.join(', ')}`} isNew>
      <p>Wir haben das aus Ihrem Warenkorb genommen. Alles andere ist noch da.</p>
      <Button look="text" size="small" onPress={forgetGone}>
        Verstanden
      </Button>
    </Note>
  );
}
