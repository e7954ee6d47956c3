/** The menu on a self-service device: the store page with another frame, loaded only there. */
import { StorePage } from '../StorePage';
import { SelfServiceFrame } from './SelfServiceFrame';

export const SelfServicePage = () => <StorePage Frame={SelfServiceFrame} />;
