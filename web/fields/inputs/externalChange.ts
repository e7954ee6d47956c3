/** Tells what comes back of what was written here from what was changed elsewhere: quick writing is ahead of the page. */
export interface Echoes {
  /** This was written here; it will come back, or be skipped for something newer. */
  write(text: string): void;
  /** Whether a value that arrived is another's: then it holds. */
  isNews(value: string): boolean;
}

export function createEchoes(initial: string): Echoes {
  let latest = initial;
  const underway = new Set<string>();
  return {
    write(text) {
      latest = text;
      underway.add(text);
    },
    isNews(value) {
      if (value !== latest && underway.has(value)) return false; // older than what was written since
      const isNews = value !== latest;
      latest = value;
      underway.clear();
      return isNews;
    },
  };
}
