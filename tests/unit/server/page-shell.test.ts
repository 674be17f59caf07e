/** @jest-environment node */
import { cutShell, fillShell, type NextPage } from '@/server/documents/page-shell';
import type { StoryParts } from '@/server/documents/render-story';
import type { StoryAddress } from '@/server/documents/story-address';

const STORY: StoryAddress = { locale: 'zh-Hans', kind: 'flash', id: 12 };
const OTHER: StoryAddress = { ...STORY, id: 345 };
const SCRIPT = `/page-scripts/${'a'.repeat(32)}`;

const partsOf = ({ id }: StoryAddress, hints = ''): StoryParts => ({
  metadata: `<title>Story $& ${id}</title>`,
  hints,
  main: `<h1>Text of ${id}</h1><!--fragment:/fragments/after/${id}-->`,
  data: 'x',
});

/** A page as Next would render it. */
const pageOf = (story: StoryAddress, { metadata, hints, main }: StoryParts): NextPage => ({
  html:
    `<html><head>${hints}<link rel="stylesheet" href="/a.css"/>${metadata}<script>start()</script></head>` +
    `<body><a href="/news/${story.id}">简</a><a href="/en/news/${story.id}">EN</a><main>${main}</main>` +
    `<script src="${SCRIPT}/news/${story.id}" async=""></script><script>later()</script></body></html>`,
  vary: 'rsc',
});

test('a page of another story is the shell with the parts of that story', () => {
  const shell = cutShell(pageOf(STORY, partsOf(STORY)), STORY, partsOf(STORY));
  const hints = '<link rel="preload" as="image" href="/cover.jpg"/>';
  const other = partsOf(OTHER, hints);
  expect(shell && fillShell(shell, OTHER, other, `${SCRIPT}/news/345`)).toBe(pageOf(OTHER, other).html);
  expect(shell?.hashes).toHaveLength(2);
});

test('the parts of the story that is cut out may have hints', () => {
  const parts = partsOf(STORY, '<link rel="preload" as="image" href="/cover.jpg"/>');
  const shell = cutShell(pageOf(STORY, parts), STORY, parts);
  expect(shell && fillShell(shell, OTHER, partsOf(OTHER), `${SCRIPT}/news/345`)).toBe(
    pageOf(OTHER, partsOf(OTHER)).html,
  );
});

test('separators that React wrote elsewhere do not matter', () => {
  const parts = partsOf(STORY);
  const { html, vary } = pageOf(STORY, parts);
  const page = { html: html.replace('</h1>', '<!-- --></h1>'), vary };
  expect(cutShell(page, STORY, parts)).toEqual(cutShell({ html, vary }, STORY, parts));
});

test.each<[string, (page: NextPage) => string]>([
  ['whose text differs', ({ html }) => html.replace('Text of', 'Words of')],
  ['whose head differs', ({ html }) => html.replace('<title>', '<title lang="en">')],
  ['that has no script', ({ html }) => html.replace(SCRIPT, '/scripts')],
  [
    'that names its address in another way',
    ({ html }) => html.replace('<body>', "<body data-at='/news/12'>"),
  ],
  ['with the character of a mark', ({ html }) => html.replace('<body>', '<body>\0')],
])('no shell is cut out of a page %s', (_, change) => {
  const parts = partsOf(STORY);
  const page = pageOf(STORY, parts);
  expect(cutShell({ ...page, html: change(page) }, STORY, parts)).toBeNull();
});
