/** The two background colors of a block. Green is the default (BLK-02). */
import { select } from '../fields/field';

export const background = () => select({ name: 'BlockBackground', label: 'Hintergrund', options: { green: 'Grün', yellow: 'Gelb' } });

export type Background = 'green' | 'yellow';
