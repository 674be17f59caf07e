import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({});
});
afterAll(() => backend.destroy());

const TOPIC = 1;

test('a flash stands in its thread, oldest first, between its neighbours of the timeline', async () => {
  const { data } = await backend.call('specialDetails', { id: TOPIC, size: 50 });
  const flashes = data.list.filter(({ kind }) => kind === 'flash').reverse();
  expect(flashes.length).toBeGreaterThan(1);
  for (const { id, release_time } of flashes) {
    const { topic, list, previous, next } = await backend.call('flashThread', { id });
    const times = list.map((step) => step.release_time);
    expect(times).toEqual([...times].sort());
    expect(list.map((step) => step.id)).toContain(id);
    expect(topic).not.toBeNull();
    if (previous) expect(previous.release_time <= release_time).toBe(true);
    if (next) expect(next.release_time >= release_time).toBe(true);
  }
});

test('the neighbours of a neighbour lead back', async () => {
  const { list } = await backend.call('flashes', { size: 5 });
  for (const [index, { id }] of list.entries()) {
    const { previous } = await backend.call('flashThread', { id });
    const after = list[index + 1];
    if (after) expect(previous?.id).toBe(after.id);
  }
});

test('an important flash says what came of it since, and nothing else does', async () => {
  const { list } = await backend.call('flashes', { size: 50 });
  expect(list.filter(({ is_important }) => !is_important).every(({ later }) => later === null)).toBe(true);
  const followed = list.filter(({ later }) => later !== null);
  expect(followed.length).toBeGreaterThan(0);
  for (const { id, release_time, later } of followed) {
    expect((later?.release_time ?? '') > release_time).toBe(true);
    const { list: steps } = await backend.call('flashThread', { id: later?.id ?? 0 });
    expect(steps.length).toBeGreaterThan(1);
    expect(id).not.toBe(later?.id);
  }
});

test('what is no flash that is there has no thread', async () => {
  const answer = await backend.raw('/getFlashThread', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 999_999 }),
  });
  expect((await answer.json()).code).toBe(404);
});
