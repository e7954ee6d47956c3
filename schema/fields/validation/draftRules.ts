/** The rules that a draft may break, so that an unfinished page can be stored. */
import type { Rule } from '../../errors/messages';

const draftRules: ReadonlySet<Rule> = new Set<Rule>([
  'required',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'outOfRange',
  'tooManyDecimals',
  'invalidEmail',
  'invalidPhone',
  'invalidUrl',
  'invalidColor',
]);

/** Tells whether a draft may break the rule. What breaks another one could not be stored or shown. */
export const isDraftRule = (rule: Rule): boolean => draftRules.has(rule);
