/** The time by the clock of the house, which every answer carries: a device that goes wrong still shows the hours and times that hold. */

/** Milliseconds a device may differ; less could be the answer's way. */
const tolerance = 30_000;

let ahead = 0;

/** Milliseconds since 1970, as the house counts them; until it has answered, as the device does. */
export const currentTime = (): number => Date.now() + ahead;

/** Takes the time of an answer; `asked` is when the question went out, on the device's clock. */
export function hearTime({ headers }: Response, asked: number): void {
  const told = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(told)) return;
  const difference = told - (asked + Date.now()) / 2;
  ahead = Math.abs(difference) > tolerance ? difference : 0;
}
