/** The button that turns the sound of new orders on and off. */
import { Button } from '../../../ui/actions/Button';

export const SoundButton = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Button
    variant="secondary"
    icon={isOn ? 'volume-2' : 'bell-off'}
    label={isOn ? 'Ton ausschalten' : 'Ton einschalten'}
    onPress={() => onChange(!isOn)}
  />
);
