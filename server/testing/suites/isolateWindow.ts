/** Keeps the changes of a test file to the simulated browser from the next file. */

/** Returns a function that restores the properties of window and document and empties the page and its storage. */
export function isolateWindow(): () => void {
  const restoreAll = [window, document].map(rememberProperties);
  return () => {
    for (const restore of restoreAll) restore();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  };
}

function rememberProperties(target: object): () => void {
  const descriptors = Object.getOwnPropertyDescriptors(target) as Record<string, PropertyDescriptor>;
  return () => {
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(target))) {
      const before = descriptors[name];
      if (!before) Reflect.deleteProperty(target, name);
      else if (Reflect.get(target, name) !== before.value && 'value' in before) Reflect.defineProperty(target, name, before);
    }
  };
}
