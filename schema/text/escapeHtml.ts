/** Text inside markup. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The text as it may stand in an element or an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, character => entities[character]!);
