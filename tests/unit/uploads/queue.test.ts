/** @jest-environment node */
import { runQueued } from '@/backend/modules/uploads/commands/queue';

/** A job that ends when the test calls `finish`. */
function job(owner: number, name: string) {
  const begun: { finish?: () => void } = {};
  const done = runQueued(owner, () => {
    started.push(name);
    return new Promise<string>((resolve) => (begun.finish = () => resolve(name)));
  });
  return {
    done,
    finish: async () => {
      await settled();
      begun.finish?.();
      await done;
      await settled();
      return done;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

let started: string[] = [];
beforeEach(() => (started = []));

test('a member who sends many pictures takes one place, and the next member gets the other', async () => {
  const many = Array.from({ length: 7 }, (_, number) => job(1, `mine ${number}`));
  const other = job(2, 'other');
  await settled();
  expect(started).toEqual(['mine 0', 'other']);
  await other.finish();
  expect(started).toEqual(['mine 0', 'other']);
  for (const task of many) await task.finish();
  expect(started).toHaveLength(8);
});

test('the program’s own work may take every place, but no more', async () => {
  const jobs = [0, 1, 2].map((number) => job(0, `import ${number}`));
  await settled();
  expect(started).toEqual(['import 0', 'import 1']);
  for (const task of jobs) await task.finish();
  expect(started).toHaveLength(3);
});

test('one member’s eighth picture is refused, while those of other members are accepted', async () => {
  const mine = Array.from({ length: 7 }, (_, number) => job(1, `mine ${number}`));
  await expect(runQueued(1, async () => 'one too many')).resolves.toBeNull();
  const other = job(2, 'other');
  await expect(other.finish()).resolves.toBe('other');
  for (const task of mine) await task.finish();
});

test('work that fails frees its place', async () => {
  await expect(runQueued(3, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(runQueued(3, async () => 'next')).resolves.toBe('next');
});
