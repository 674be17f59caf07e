/** @jest-environment jsdom */
import { comparePages, shownFlashes } from '@/components/stories/live/shown-flashes';
import { dropPatches, replaceFlash, strikeThroughFlash } from '@/components/stories/live/patch-flash';
import { belongs } from '@/components/stories/live/flash-filter';

const page = (...flashes: [number, string][]) =>
  new DOMParser().parseFromString(
    `<ol>${flashes
      .map(
        ([id, text]) =>
          `<li><article data-flash="${id}"><div class="entry-body"><h3>${text}</h3></div></article></li>`,
      )
      .join('')}</ol>`,
    'text/html',
  );
const compare = (open: Document, now: Document) => comparePages(shownFlashes(open), shownFlashes(now));

test('pages are compared only down to the last flash that both show', () => {
  const open = page([9, '九'], [8, '八'], [7, '七'], [6, '六']);
  // 10 is new, 8 was withdrawn and 7 corrected; 5 moved up to the page because 8 is gone.
  expect(compare(open, page([10, '十'], [9, '九'], [7, '柒'], [6, '六'], [5, '五']))).toEqual({
    fresh: [10],
    changed: [7],
    gone: [8],
  });
  expect(compare(open, page([11, ''], [10, '十'], [9, '九'], [8, '八']))).toEqual({
    fresh: [11, 10],
    changed: [],
    gone: [],
  });
  expect(compare(open, page([21, ''], [20, '']))).toEqual({ fresh: [21, 20], changed: [], gone: [] });
  expect(compare(page(), page([1, '']))).toEqual({ fresh: [1], changed: [], gone: [] });
});

test('elements that scripts added are not a change', () => {
  const open = page([1, '一']);
  open.querySelector('.entry-body')?.insertAdjacentHTML('beforeend', '<button>展开</button>');
  expect(compare(open, page([1, ' 一 '])).changed).toEqual([]);
});

test('a flash can be replaced in place more than once, and the replacements are removed for a new page', () => {
  document.body.innerHTML = page([1, '一'], [2, '二']).body.innerHTML;
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('article')].filter((article) => !article.hidden);
  const texts = () => shown().map((article) => article.textContent);
  const change = (text: string) => {
    const [element, now] = [shownFlashes(document).get(1), shownFlashes(page([1, text])).get(1)];
    if (element && now) replaceFlash(element, now);
  };
  change('壹');
  change('壹！');
  expect(texts()).toEqual(['壹！', '二']);
  const second = shownFlashes(document).get(2);
  if (second) strikeThroughFlash(second, '已撤下');
  if (second) strikeThroughFlash(second, '已撤下');
  expect(texts()).toEqual(['壹！', '二已撤下']);
  dropPatches();
  expect(texts()).toEqual(['一', '二']);
  expect(document.querySelectorAll('article')).toHaveLength(2);
});

test('a page counts only flashes that belong on it', () => {
  const flash = { id: 1, state: 'new', is_important: false, region: 'usa', category: 3 } as const;
  expect(belongs(flash, {})).toBe(true);
  expect(belongs(flash, { region: 'usa' })).toBe(true);
  expect(belongs(flash, { region: 'hk' })).toBe(false);
  expect(belongs(flash, { important: true })).toBe(false);
  expect(belongs(flash, { category: 3 })).toBe(true);
  expect(belongs(flash, { category: 4 })).toBe(false);
  expect(belongs(flash, { own: 1 })).toBe(false);
});
