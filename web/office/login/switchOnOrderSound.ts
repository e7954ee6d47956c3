/** What the shift before has switched off on this device stays off only for that shift: each sign-in lets new orders ring again. */
import { setDeviceSetting } from '../../app/useDeviceSetting';

export const switchOnOrderSound = (): void => void setDeviceSetting('play_order_sound', true);
