/** Stores the install prompt event of the browser until the visitor wants to install. */
import { isServer } from '../../app/rendering/isServer';

interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome?: 'accepted' | 'dismissed' } | undefined>;
}

let promptEvent: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

/** The event fires once, soon after the page loads and before anything offers the installation. */
if (!isServer)
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault(); // Shown when the visitor presses the button.
    promptEvent = event as InstallPromptEvent;
    listeners.forEach(notify => notify());
  });

export const getInstallPrompt = (): InstallPromptEvent | undefined => promptEvent;

export function onInstallPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the prompt. The browser allows it once. Returns whether the visitor has declined. */
export async function showInstallPrompt(): Promise<boolean> {
  const currentEvent = promptEvent;
  promptEvent = undefined;
  listeners.forEach(notify => notify());
  const choice = await currentEvent?.prompt().catch(() => undefined);
  return choice?.outcome === 'dismissed';
}
