import { APP_LINK } from './app-mark';
import { DOWNLOAD_REDIRECT_MS, inAppBrowser } from './deep-link';

/** Opens the app when a reader presses one of its links. One listener serves all links, also those that come later. */
export function openAppLinks(): void {
  addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[${APP_LINK}]`);
    if (!link || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    openApp(link);
  });
}

/**
 * Tries to open the app. The built-in browser of a chat app cannot open it: there the dialog after the link explains
 * what to do. One second after an attempt that did not open the app, the page that the link leads to is opened.
 */
function openApp(link: HTMLAnchorElement): void {
  const guide = link.nextElementSibling;
  if (inAppBrowser(navigator.userAgent)) {
    if (guide instanceof HTMLDialogElement) guide.showModal();
    return;
  }
  location.href = link.getAttribute(APP_LINK) || link.href;
  setTimeout(() => {
    // A hidden document means that the app has opened. On the download page itself there is nothing further to open.
    if (!document.hidden && location.pathname !== link.pathname) location.assign(link.href);
  }, DOWNLOAD_REDIRECT_MS);
}
