/**
 * The characters a text may contain. Invisible characters that change how a text reads are rejected: controls, direction overrides, hidden
 * spaces.
 */
import type { Rule } from '../../errors/messages';

// Direction overrides can disguise a name. Direction marks, joiners and soft hyphens stay allowed because people write them.
const directionOverrides = '\\u202A-\\u202E\\u2066-\\u206F\\uFFF9-\\uFFFB';
const hiddenSpaces = '\\u200B\\u2060-\\u2064\\uFEFF';
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/;

const invalidInLine = new RegExp(`[\\p{Cc}${directionOverrides}${hiddenSpaces}]`, 'gu');
const invalidInMultiline = new RegExp(`(?![\\t\\n\\r])[\\p{Cc}${directionOverrides}]`, 'gu');
const loneSurrogates = /\p{Surrogate}/u;
/** Characters that are invisible; a text of nothing else counts as empty. */
const invisible = /[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;

const has = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;

export const hasOnlyInvisibleCharacters = (text: string): boolean => text.replace(invisible, '') === '';

/** Returns the rule that the characters of a single-line text break. */
export function lineIssue(text: string): Rule | undefined {
  if (has(text, lineBreaks)) return 'lineBreak';
  return has(text, invalidInLine) || has(text, loneSurrogates) ? 'controlCharacter' : undefined;
}

/** Returns the rule that the characters of a multiline text break. */
export const multilineIssue = (text: string): Rule | undefined =>
  has(text, invalidInMultiline) || has(text, loneSurrogates) ? 'controlCharacter' : undefined;

/** Converts pasted text to one line: line breaks and tabs become spaces, invalid characters are removed. */
export const normalizeLine = (text: string): string => text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replace(invalidInLine, '');

/** Converts pasted text to valid multiline text. */
export const normalizeLines = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(invalidInMultiline, '');
