import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({});
});
afterAll(() => backend.destroy());

const articles = async (filter: object) =>
  (await backend.call('articles', { kind: 'article', size: 50, ...filter })).list;

test('after an article comes the next one of its topics, and after the newest the one before it', async () => {
  const details = await Promise.all(
    (await articles({})).map(({ id }) => backend.call('contentDetails', { id })),
  );
  const topic = details.flatMap(({ topics }) => topics)[0];
  expect(topic).toBeDefined();
  const ofTopic = await articles({ topic: topic?.id });
  expect(ofTopic.length).toBeGreaterThan(1);
  for (const [place, { id }] of ofTopic.entries()) {
    const { next } = await backend.call('afterStory', { id });
    const topics = (await backend.call('contentDetails', { id })).topics.map((each) => each.id);
    if (topics.length === 1) expect(next?.id).toBe(ofTopic[place === 0 ? 1 : place - 1]?.id);
    expect(next?.id).not.toBe(id);
  }
});

test('an article without a topic is followed by one of its author', async () => {
  const all = await articles({});
  const withTopics = await Promise.all(
    all.map(async (story) => ({
      story,
      topics: (await backend.call('contentDetails', { id: story.id })).topics,
    })),
  );
  const lonely = withTopics.filter(({ story, topics }) => topics.length === 0 && story.author);
  expect(lonely.length).toBeGreaterThan(0);
  for (const { story } of lonely) {
    const { next, thread } = await backend.call('afterStory', { id: story.id });
    expect(thread).toEqual({ topic: null, list: [] });
    if (next) expect(next.author?.id).toBe(story.author?.id);
  }
});

test('the thread is newest first and names neither the story nor the one to read next', async () => {
  for (const { id } of (await articles({})).slice(0, 10)) {
    const { next, thread } = await backend.call('afterStory', { id });
    const times = thread.list.map((story) => story.release_time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(thread.list.length).toBeLessThanOrEqual(5);
    expect(thread.list.map((story) => story.id)).not.toContain(id);
    expect(thread.list.map((story) => story.id)).not.toContain(next?.id ?? 0);
  }
});
