import { getPage } from '@/lib/platform/calls/browser';
import { takeOver } from '@/lib/platform/next/hydration';
import { FRAGMENT_ATTRIBUTE, MORE_ATTRIBUTE } from './address';

/** The fragments of the pages opened in this tab, by address. */
const storedHtml = new Map<string, string>();
let isListening = false;

/**
 * Fills the fragments of a page that was opened without loading a document: at once with what this tab has, then with
 * the current HTML, unless the reader is looking at the fragment. A failure changes nothing. Resolves when all have been looked at.
 */
export async function fillFragments(): Promise<void> {
  if (!isListening) listen();
  await Promise.all([...document.querySelectorAll(`[${FRAGMENT_ATTRIBUTE}]`)].map(fill));
}

/** What was pressed before is repeated. */
function listen(): void {
  isListening = true;
  document.addEventListener('click', appendMore);
  document.querySelectorAll(`[${MORE_ATTRIBUTE}]`).forEach(takeOver);
}

async function fill(slot: Element): Promise<void> {
  const address = slot.getAttribute(FRAGMENT_ATTRIBUTE) ?? '';
  if (slot.childElementCount > 0) return void storedHtml.set(address, slot.innerHTML);
  const previous = storedHtml.get(address);
  if (previous !== undefined) slot.innerHTML = previous;
  const current = await getPage(address).catch(() => null);
  if (current === null) return;
  storedHtml.set(address, current);
  if (previous === undefined || !isInView(slot)) slot.innerHTML = current;
}

/**
 * Appends the next rows of a list when its button is pressed, and moves the button on; a failure changes nothing. After
 * the last rows the button is gone, and the focus it had goes to the first new link.
 */
async function appendMore({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest(`[${MORE_ATTRIBUTE}]`) : null;
  const address = button?.getAttribute(MORE_ATTRIBUTE);
  const list = button?.parentElement?.querySelector('ol');
  if (!button || !address || !list) return;
  const html = await getPage(address).catch(() => null);
  // Pressed twice, the first answer has moved the button on.
  if (html === null || button.getAttribute(MORE_ATTRIBUTE) !== address) return;
  const more = document.createElement('template');
  more.innerHTML = html;
  const rows = [...more.content.querySelectorAll('ol > li')];
  list.append(...rows);
  const next = more.content.querySelector(`[${MORE_ATTRIBUTE}]`)?.getAttribute(MORE_ATTRIBUTE);
  if (next) return button.setAttribute(MORE_ATTRIBUTE, next);
  if (document.activeElement === button) focusLinkIn(rows);
  button.remove();
}

function focusLinkIn(rows: readonly Element[]): void {
  const link = rows.map((row) => row.querySelector<HTMLElement>('a[href]')).find((first) => first !== null);
  link?.focus({ preventScroll: true });
}

/** Whether a part of a fragment is on the screen. */
function isInView(slot: Element): boolean {
  return [...slot.children].some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}
