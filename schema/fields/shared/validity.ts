/** The period in which a record is shown: both ends are optional. */
import type { Issue } from '../validation/validate';
import { dateTime } from '../field';

export const validityFields = {
  validFrom: dateTime({ label: 'Gültig ab' }),
  validTo: dateTime({ label: 'Gültig bis' }),
};

interface Validity {
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
}

export const validityIssues = ({ validFrom, validTo }: Validity): Issue[] =>
  validFrom && validTo && validTo <= validFrom ? [{ path: ['validTo'], rule: 'endBeforeStart' }] : [];
