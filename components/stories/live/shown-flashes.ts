/** Elements that show a flash carry its id. A copy put in place of one that changed carries `data-live-copy`, too. */
const SHOWN = '[data-flash]:not([data-live-copy])';

/** The flashes a document shows, in its order, by id. */
export function shownFlashes(root: ParentNode): Map<number, HTMLElement> {
  const found = [...root.querySelectorAll<HTMLElement>(SHOWN)];
  return new Map(found.map((element) => [Number(element.dataset.flash), element]));
}

/** What became of the flashes of a page, seen in the page as it is now. */
interface PageDifference {
  fresh: number[];
  changed: number[];
  gone: number[];
}

/**
 * Compares an open page with the page as it is now. A list shows so many flashes, so what stands below the last that
 * both show says nothing.
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

/** Without buttons, which scripts add. */
function textOf(element: HTMLElement | undefined): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const button of copy.querySelectorAll('button')) button.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
