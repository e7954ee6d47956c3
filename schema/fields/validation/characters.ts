/** Which characters a text may hold: nothing that nobody sees and that makes it read as another (controls, turned directions, hidden blanks). */
import type { Rule } from '../../errors/messages';

// Turned directions let a name read as another one; marks of a direction, joiners and soft hyphens belong to how people write.
const turns = '\\u202A-\\u202E\\u2066-\\u206F\\uFFF9-\\uFFFB';
const hiddenBlanks = '\\u200B\\u2060-\\u2064\\uFEFF';
const breaks = /[\n\v\f\r\u0085\u2028\u2029]/;

const unseenInLine = new RegExp(`[\\p{Cc}${turns}${hiddenBlanks}]`, 'gu');
const unseenInLines = new RegExp(`(?![\\t\\n\\r])[\\p{Cc}${turns}]`, 'gu');
const halves = /\p{Surrogate}/u;
/** What leaves no trace on the screen; a text of nothing else says nothing. */
const traceless = /[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;

const has = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;

export const isTraceless = (text: string): boolean => text.replace(traceless, '') === '';

/** What is wrong with the characters of a text that stands in one line. */
export function lineFault(text: string): Rule | undefined {
  if (has(text, breaks)) return 'severalLines';
  return has(text, unseenInLine) || has(text, halves) ? 'unseen' : undefined;
}

/** What is wrong with the characters of a text that may have several lines. */
export const linesFault = (text: string): Rule | undefined => (has(text, unseenInLines) || has(text, halves) ? 'unseen' : undefined);

/** What a form makes of what is pasted into one line: breaks and tabs part words, the rest goes unseen as it came. */
export const asLine = (text: string): string => text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replace(unseenInLine, '');

/** The same for several lines. */
export const asLines = (text: string): string => text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(unseenInLines, '');
