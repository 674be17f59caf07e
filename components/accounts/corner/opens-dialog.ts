const ATTRIBUTE = 'data-dialog';

/** Attributes of a link that opens the login dialog instead, where scripts run. @param why what signing in is for */
export const opensDialog = (why: 'login' | 'write') => ({ [ATTRIBUTE]: why });

/** The pressed link that opens the login dialog, and why; null for anything else, and for a press that opens a window. */
export function dialogLink(event: {
  target: EventTarget;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
}): { href: string; isWriting: boolean } | null {
  const link = event.target instanceof Element && event.target.closest(`[${ATTRIBUTE}]`);
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  return { href: link.getAttribute('href') ?? '', isWriting: link.getAttribute(ATTRIBUTE) === 'write' };
}
