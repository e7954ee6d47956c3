/** Escapes text for HTML. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Returns the text escaped for an element or an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character]!);
