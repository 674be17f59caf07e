import { APP_LINK } from './app-mark';
import { DOWNLOAD_REDIRECT_MS, inAppBrowser } from './deep-link';

/**
 * Tries to open the app. The built-in browser of a chat app cannot: there the dialog behind the link says how to go on.
 * The page the link itself leads to is opened a second after an attempt that did not open the app.
 */
export function openApp(link: HTMLAnchorElement): void {
  const guide = link.nextElementSibling;
  if (inAppBrowser(navigator.userAgent)) {
    if (guide instanceof HTMLDialogElement) guide.showModal();
    return;
  }
  location.href = link.getAttribute(APP_LINK) ?? link.href;
  setTimeout(() => {
    // Hidden: the app has opened. On the download page there is nowhere to go.
    if (!document.hidden && location.pathname !== link.pathname) location.assign(link.href);
  }, DOWNLOAD_REDIRECT_MS);
}
