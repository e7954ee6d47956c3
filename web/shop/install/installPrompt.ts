/** The question a browser puts to its visitor before it installs a page as an app; only some put one. */

interface InstallQuestion extends Event {
  prompt: () => Promise<unknown>;
}

let question: InstallQuestion | undefined;
const listeners = new Set<() => void>();

/** The browser says so once, soon after the page has begun, and long before anything that offers it is shown. */
addEventListener('beforeinstallprompt', event => {
  event.preventDefault(); // asked when the visitor wants it
  question = event as InstallQuestion;
  listeners.forEach(tell => tell());
});

export const installQuestion = (): InstallQuestion | undefined => question;

export function onInstallQuestion(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** A question is asked once. */
export function askToInstall(): void {
  const asked = question;
  question = undefined;
  listeners.forEach(tell => tell());
  void asked?.prompt().catch(() => {});
}
