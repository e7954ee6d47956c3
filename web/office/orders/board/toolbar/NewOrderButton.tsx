/** Opens the form for an order by phone; the key N does the same. */
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/actions/Button';
import { useShortcut } from '../../../../ui/actions/useShortcut';

export function NewOrderButton({ branch }: { branch: string | null }) {
  const navigate = useNavigate();
  const open = (): void => void navigate(branch ? `/backend/orders/new?branch=${branch}` : '/backend/orders/new');
  useShortcut('n', open);
  return <Button variant="secondary" icon="phone" label="Bestellung aufnehmen" onPress={open} />;
}
