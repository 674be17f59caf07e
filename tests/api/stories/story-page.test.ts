import type { ContentItem } from '@/backend/contract/stories/story';
import { LOCALES } from '@/backend/contract/locale';
import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({});
});
afterAll(() => backend.destroy());

const SHOWN = 5;
const idsOf = (list: readonly ContentItem[]) => list.map(({ id }) => id);

async function stories(): Promise<ContentItem[]> {
  const ofKind = async (kind: 'article' | 'flash') => {
    const list: ContentItem[] = [];
    for (let page = 1; ; page += 1) {
      const data = await backend.call('articles', { kind, page, size: 50 });
      list.push(...data.list);
      if (data.list.length === 0 || list.length >= data.total) return list;
    }
  };
  return [...(await ofKind('article')), ...(await ofKind('flash'))];
}

const newestFirst = (a: ContentItem, b: ContentItem) =>
  b.release_time.localeCompare(a.release_time) || b.id - a.id;

test('related stories share the most labels and topics, and the newest of the kind fill them up', async () => {
  const all = await stories();
  const topicsOf = new Map<number, number[]>();
  for (const { id } of all)
    topicsOf.set(
      id,
      (await backend.call('contentDetails', { id })).topics.map((topic) => topic.id),
    );
  const membersOf = ({ id, labels }: ContentItem) => [
    ...labels.map((label) => `label ${label.id}`),
    ...(topicsOf.get(id) ?? []).map((topic) => `topic ${topic}`),
  ];
  const expected = (story: ContentItem, kind: string) => {
    const members = membersOf(story);
    const shared = new Map(
      all.map((other) => [other.id, membersOf(other).filter((each) => members.includes(each)).length]),
    );
    const ofKind = all.filter((other) => other.kind === kind && other.id !== story.id).sort(newestFirst);
    const sharing = ofKind
      .filter(({ id }) => shared.get(id))
      .sort((a, b) => (shared.get(b.id) ?? 0) - (shared.get(a.id) ?? 0) || newestFirst(a, b));
    return idsOf([...sharing, ...ofKind.filter(({ id }) => !shared.get(id))]).slice(0, SHOWN);
  };
  const requested = [...all.slice(0, 12), ...all.slice(-12)];
  expect(new Set(requested.map(({ kind }) => kind)).size).toBe(2);
  for (const story of requested) {
    const page = await backend.call('storyPage', { id: story.id });
    const [shown, other] =
      story.kind === 'flash' ? [page.related, page.flashes] : [page.flashes, page.related];
    expect(idsOf(shown)).toEqual(expected(story, 'flash'));
    expect(other).toEqual([]);
    const related = await backend.call('related', { id: story.id });
    expect(idsOf(related.list)).toEqual(expected(story, story.kind));
  }
});

test.each(LOCALES)('a page in %s holds what the single calls answer', async (locale) => {
  const all = await stories();
  for (const { id, kind } of [...all.slice(0, 4), ...all.slice(-4)]) {
    const page = await backend.call('storyPage', { id, locale });
    expect(page.story).toEqual(await backend.call('contentDetails', { id, locale }));
    const list = await backend.call('flashRecommendations', { id, locale });
    expect(kind === 'flash' ? page.related : page.flashes).toEqual(list);
    expect(page.after).toBeUndefined();
    const whole = await backend.call('storyPage', { id, locale, with_after: true });
    expect(whole).toEqual({ ...page, after: await backend.call('afterStory', { id, locale }) });
    expect(page.thread).toEqual(kind === 'flash' ? await backend.call('flashThread', { id, locale }) : null);
  }
});

test('an unknown story has no page', async () => {
  const answer = await backend.raw('/getStoryPage', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 999_999 }),
  });
  expect((await answer.json()).code).toBe(404);
});
