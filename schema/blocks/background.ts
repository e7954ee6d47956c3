/** The two grounds a block may stand on; without a word it is green (BLK-02). */
import { choice } from '../fields/field';

export const background = () => choice({ name: 'BlockBackground', label: 'Hintergrund', options: { green: 'Grün', yellow: 'Gelb' } });

export type Background = 'green' | 'yellow';
