/** Selector of rendered flashes. The copy inserted for a changed flash has `data-live-copy`. */
const SHOWN = '[data-flash]:not([data-live-copy])';

/** The rendered flashes of a document by id, in document order. */
export function shownFlashes(root: ParentNode): Map<number, HTMLElement> {
  const elements = [...root.querySelectorAll<HTMLElement>(SHOWN)];
  return new Map(elements.map((element) => [Number(element.dataset.flash), element]));
}

/** Ids of flashes that differ between an open page and the current one. */
interface PageDifference {
  fresh: number[];
  changed: number[];
  gone: number[];
}

/**
 * Compares an open page with the current one. Lists are limited in length, so flashes below the last one that both
 * show are ignored.
 */
export function comparePages(open: Map<number, HTMLElement>, now: Map<number, HTMLElement>): PageDifference {
  const common = [...open.keys()].filter((id) => now.has(id));
  const above = (ids: number[]) => {
    const last = common.length === 0 ? ids.length : ids.findLastIndex((id) => open.has(id) && now.has(id));
    return ids.slice(0, last + 1);
  };
  return {
    fresh: above([...now.keys()]).filter((id) => !open.has(id)),
    changed: common.filter((id) => textOf(open.get(id)) !== textOf(now.get(id))),
    gone: common.length === 0 ? [] : above([...open.keys()]).filter((id) => !now.has(id)),
  };
}

/** The text of an element without its buttons, because scripts add some of them. */
function textOf(element: HTMLElement | undefined): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const button of copy.querySelectorAll('button')) button.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
