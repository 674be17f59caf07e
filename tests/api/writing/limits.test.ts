import { ask, CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

const MOST_A_DAY = 60;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off' });
});
afterAll(() => backend.destroy());

test('one new member begins sixty pieces a day and no more; those that were begun are still saved', async () => {
  const { token } = await register(backend, 'filler@example.org');
  const begin = (number: number) =>
    ask(backend, 'saveDraft', { kind: 'article', lang: 'zh-Hans', title: `第 ${number} 篇` }, { token });
  const first = (await begin(0)).data;
  const codes: number[] = [];
  for (let number = 1; number < MOST_A_DAY + 5; number += 1) codes.push((await begin(number)).code);
  expect(codes.filter((code) => code === 200)).toHaveLength(MOST_A_DAY - 1);
  expect(codes.slice(MOST_A_DAY - 1)).toEqual(Array.from({ length: 5 }, () => 5006));
  const again = { ...first, kind: 'article', lang: 'zh-Hans', title: '改过的标题' };
  expect((await ask(backend, 'saveDraft', again, { token })).code).toBe(200);
});
