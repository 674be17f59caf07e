const COPY = 'data-live-copy';
const WITHDRAWN = 'data-withdrawn';
const NOTE = 'data-live-note';

/**
 * Inserts the new version of a flash after the rendered element and hides that element, which React still needs
 * unchanged.
 * @param now the new element, in another document
 */
export function replaceFlash(shown: HTMLElement, now: HTMLElement): void {
  dropCopy(shown);
  const copy = document.importNode(now, true);
  copy.setAttribute(COPY, '');
  shown.hidden = true;
  shown.after(copy);
}

/** Strikes a flash through and adds a note that it was withdrawn. */
export function strikeThroughFlash(shown: HTMLElement, label: string): void {
  if (shown.hasAttribute(WITHDRAWN)) return;
  dropCopy(shown);
  shown.setAttribute(WITHDRAWN, '');
  const note = document.createElement('p');
  note.setAttribute(NOTE, '');
  note.className = 'live-note';
  note.textContent = label;
  (shown.querySelector('.entry-body') ?? shown).append(note);
}

/** Removes all copies and notes, because React has rendered the page again. */
export function dropPatches(): void {
  for (const copy of document.querySelectorAll(`[${COPY}]`)) {
    if (copy.previousElementSibling instanceof HTMLElement) copy.previousElementSibling.hidden = false;
    copy.remove();
  }
  for (const flash of document.querySelectorAll(`[${WITHDRAWN}]`)) {
    flash.removeAttribute(WITHDRAWN);
    flash.querySelector(`[${NOTE}]`)?.remove();
  }
}

function dropCopy(shown: HTMLElement): void {
  if (!shown.nextElementSibling?.hasAttribute(COPY)) return;
  shown.nextElementSibling.remove();
  shown.hidden = false;
}
