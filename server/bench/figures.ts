/** Figures of a measurement, printed beside what is wanted. */
import { Console } from 'node:console';

interface Figure {
  readonly measured: number;
  /** The most that is good. */
  readonly wanted: number;
}

export type Figures = Readonly<Record<string, Figure>>;

export function printFigures(title: string, figures: Figures): void {
  const out = new Console(process.stdout);
  out.log(`\n${title}`);
  const rows = Object.entries(figures).map(([name, { measured, wanted }]) => [name, { measured: Math.round(measured), wanted }]);
  out.table(Object.fromEntries(rows));
}
