/** @jest-environment node */
import {
  commentsFragment,
  followingFragment,
  fragmentFolder,
  fragmentMark,
} from '@/lib/platform/fragments/address';
import type { Fragment } from '@/server/fragments/fragment-store';
import { putInFragments } from '@/server/fragments/put-in';

const fragment = (html: string): Fragment => ({
  html,
  tags: [`of ${html}`],
  bornAt: 0,
  since: 0,
  until: 0,
  isOlder: false,
});

/** What React makes of nothing. */
const EMPTY = '<!--$--><!--/$-->';

const page = `<main>${fragmentMark('/en/fragments/after/12')}</main>`;

test('comments follow what to read after a story, in the language of the page', () => {
  expect(followingFragment('/fragments/after/12')).toBe('/fragments/comments/12');
  expect(followingFragment('/zh-hant/fragments/after/12')).toBe(commentsFragment('zh-Hant', 12));
  expect(followingFragment('/fragments/authors/12')).toBeNull();
  expect(fragmentFolder('/fragments/comments/12')).toBe('fragments/comments/12');
  expect(fragmentFolder('/fragments/comments/12/newest')).toBe('fragments/comments/12/newest');
  expect(fragmentFolder('/fragments/comments/12/best')).toBeNull();
});

test('a story without comments has the bytes it had before there were any', async () => {
  const fragments = {
    '/en/fragments/after/12': fragment('next'),
    '/en/fragments/comments/12': fragment(EMPTY),
  };
  const { html, parts } = await putInFragments(page, async (address) => Object(fragments)[address] ?? null);
  expect(html).toBe('<main>next</main>');
  // It is made again when the first comment comes.
  expect(parts.map(({ tags }) => tags)).toEqual([['of next'], [`of ${EMPTY}`]]);
});

test('comments get a place of their own, which a script finds', async () => {
  const fragments = {
    '/en/fragments/after/12': fragment('next'),
    '/en/fragments/comments/12': fragment('<ol>'),
  };
  const { html } = await putInFragments(page, async (address) => Object(fragments)[address] ?? null);
  expect(html).toBe(
    '<main>next<div data-fragment="/en/fragments/comments/12" class="contents"><ol></div></main>',
  );
});
