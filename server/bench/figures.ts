/** Figures of a measurement, printed beside what is wanted. */
import { Console } from 'node:console';
import type { Cost } from './measure';

interface Figure {
  readonly measured: number;
  /** The most that is good. */
  readonly wanted: number;
}

export type Figures = Readonly<Record<string, Figure>>;

export function printFigures(title: string, figures: Figures): void {
  const out = new Console(process.stdout);
  out.log(`\n${title}`);
  const rows = Object.entries(figures).map(([name, { measured, wanted }]) => [name, { measured: round(measured), wanted }]);
  out.table(Object.fromEntries(rows));
}

// Ratios are below ten.
const round = (value: number): number => (Math.abs(value) < 10 ? Number(value.toFixed(2)) : Math.round(value));

/** Returns how many times longer the first of two costs takes, in the median. */
export const ratioOf = (cost: Cost | undefined, baseline: Cost | undefined): number => (cost?.median ?? NaN) / (baseline?.median ?? NaN);
