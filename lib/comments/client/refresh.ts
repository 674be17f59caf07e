import { getPage } from '@/lib/platform/calls/browser';
import { commentsFragment } from '@/lib/platform/fragments/address';
import { showOwn } from './own-state';
import { type Section, slotIn, takeOverAll } from './section';

/** Parts of the section that are replaced; the form is not among them, so that drafts and focus stay. */
const REPLACED = ['list', 'others'] as const;

/** The HTML of each replaced part, as the server last wrote it. */
const shown = new WeakMap<Element, string>();

/** Remembers what the page came with, before the script changes any of it. */
export function rememberList({ root }: Section): void {
  for (const name of REPLACED) {
    const place = slotIn(root, name);
    if (place) shown.set(place, place.innerHTML);
  }
}

/**
 * Reads the comments again, in the order the reader has chosen before or chooses now. A failure changes nothing, and what
 * is the same stays unless an order was chosen.
 */
export async function refreshList(section: Section, chosen?: string): Promise<void> {
  const { root, id, locale } = section;
  const sort = chosen ?? root.dataset.sort ?? 'picked';
  const html = await getPage(commentsFragment(locale, id, sort)).catch(() => null);
  if (html === null) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  root.dataset.sort = sort;
  for (const name of REPLACED) {
    const current = slotIn(template.content, name);
    const place = slotIn(root, name);
    if (!current || !place) continue;
    if (chosen === undefined && shown.get(place) === current.innerHTML) continue;
    shown.set(place, current.innerHTML);
    place.replaceChildren(...current.childNodes);
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-order]'))
    button.setAttribute('aria-pressed', String(button.dataset.order === sort));
  takeOverAll(root);
  showOwn(section);
}
