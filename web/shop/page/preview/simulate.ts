/** Shows the page in this frame or window as the simulator of the editor says. Nothing of it is stored. */
import type { Simulation } from '../../../blocks/preview/previewMessages';
import { simulateVisitor } from '../../../blocks/preview/simulatedVisitor';
import { simulateTime } from '../../../hooks/serverTime';

const attribute = 'data-reduced-motion';

/** Whether the person reduces the motion of the shop anyway; undefined before the first simulation. */
let isReducedAnyway: boolean | undefined;

export function simulate({ time, isMotionReduced, consent, isSignedIn }: Simulation): void {
  const root = document.documentElement;
  isReducedAnyway ??= root.hasAttribute(attribute);
  simulateTime(time);
  simulateVisitor({ consent, isSignedIn });
  root.toggleAttribute(attribute, isMotionReduced || isReducedAnyway);
}
