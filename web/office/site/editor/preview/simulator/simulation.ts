/** What the previews of this editor simulate. It ends with the editor and is stored nowhere. */
import { useState } from 'react';
import type { Simulation } from '../../../../../blocks/preview/previewMessages';
import { usualVisitor } from '../../../../../blocks/preview/simulatedVisitor';

const reality: Simulation = { time: null, isMotionReduced: false, ...usualVisitor };

export interface SimulationState {
  simulation: Simulation;
  simulate: (change: Partial<Simulation>) => void;
  endSimulation: () => void;
}

export function useSimulation(): SimulationState {
  const [simulation, setSimulation] = useState(reality);
  return {
    simulation,
    simulate: change => setSimulation(current => ({ ...current, ...change })),
    endSimulation: () => setSimulation(reality),
  };
}
