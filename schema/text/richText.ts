/** The tags and attributes that rich text may contain. */

export const allowedTags = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr'],
  ...['strong', 'b', 'em', 'i', 'u', 's'],
  ...['ul', 'ol', 'li', 'blockquote', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

export const allowedAttributes = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const;
