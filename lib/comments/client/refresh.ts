import { getPage } from '@/lib/platform/calls/browser';
import { commentsFragment } from '@/lib/platform/fragments/address';
import { showOwn } from './own-state';
import { type Section, slotIn, takeOverAll } from './section';

/** Parts of the section that are replaced; the form is not among them, so that drafts and focus stay. */
const REPLACED = ['list', 'others'] as const;

/** Reads the comments again, in the order the reader chose or in another one. A failure changes nothing. */
export async function refreshList(
  section: Section,
  sort = section.root.dataset.sort ?? 'picked',
): Promise<void> {
  const { root, id, locale } = section;
  const html = await getPage(commentsFragment(locale, id, sort)).catch(() => null);
  if (html === null) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  root.dataset.sort = sort;
  for (const name of REPLACED) {
    const current = slotIn(template.content, name);
    const place = slotIn(root, name);
    if (current && place) place.replaceChildren(...current.childNodes);
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-order]'))
    button.setAttribute('aria-pressed', String(button.dataset.order === sort));
  takeOverAll(root);
  showOwn(section);
}
