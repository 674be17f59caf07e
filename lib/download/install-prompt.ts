/** The browser's event that offers to install the portal; TypeScript's library does not declare it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

type InstallState = 'none' | 'offered' | 'installed';

let offer: InstallPrompt | null = null;
let isInstalled = false;
const listeners = new Set<() => void>();

/**
 * Stores the browser's offer for the download page, so that no banner covers a text. Returns a function that stops
 * listening for offers.
 */
export function storeInstallOffer(): () => void {
  const keep = (event: Event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    offer = event;
    notify();
  };
  const done = () => {
    offer = null;
    isInstalled = true;
    notify();
  };
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', done);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', done);
  };
}

export function installState(): InstallState {
  if (isInstalled || matchMedia('(display-mode: standalone)').matches) return 'installed';
  return offer ? 'offered' : 'none';
}

export function onInstallState(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/**
 * Shows the browser's install prompt, once per offer. After the reader has refused, the page shows the steps instead.
 */
export function promptInstall(): void {
  const requested = offer;
  offer = null;
  notify();
  void requested?.prompt();
}

function notify(): void {
  for (const changed of listeners) changed();
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}
