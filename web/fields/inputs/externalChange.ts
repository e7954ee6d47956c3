/** Distinguishes own edits that return as props from external changes, because fast typing is ahead of the page. */
export interface ExternalChangeTracker {
  /** Records an own edit, which returns later or is replaced by a newer one. */
  recordEdit(text: string): void;
  /** Tells whether a value is an external change, which must replace the content. */
  isExternal(value: string): boolean;
}

export function createExternalChangeTracker(initial: string): ExternalChangeTracker {
  let latest = initial;
  const pendingEdits = new Set<string>();
  return {
    recordEdit(text) {
      latest = text;
      pendingEdits.add(text);
    },
    isExternal(value) {
      if (value !== latest && pendingEdits.has(value)) return false; // an edit older than the latest one
      const isExternal = value !== latest;
      latest = value;
      pendingEdits.clear();
      return isExternal;
    },
  };
}
