/** Sets attributes of an element that belongs to React, for a while. */

/** Returns a function that restores the attributes. */
export function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(attributes).map(name => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return () => {
    for (const [name, value] of before)
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
  };
}
