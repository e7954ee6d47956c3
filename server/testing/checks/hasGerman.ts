/** Recognizes German in texts that API clients read. German labels stand in quotation marks, examples in backticks. */
const germanWords = /[äöüßÄÖÜ]|\b(der|die|das|und|oder|nicht|eine?|wird|wenn|für|mit|von|bis|Leer|nur)\b/;

export const hasGerman = (text: string | null | undefined): boolean => germanWords.test((text ?? '').replace(/"[^"]*"|`[^`]*`/g, ''));
