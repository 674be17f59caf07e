import { oncePerShowing } from '@/lib/tickets/gate/repeats';

test('a code counts once while it is held up, and again after it was taken away', () => {
  let now = 0;
  const taken: string[] = [];
  const see = oncePerShowing(
    () => now,
    (text) => taken.push(text) > 0,
  );
  for (now = 0; now < 10_000; now += 120) see('A');
  see('B');
  now += 3000;
  see('B');
  expect(taken).toEqual(['A', 'B', 'B']);
});

test('a code that is held up during a verdict is read as soon as that is possible', () => {
  let now = 0;
  const taken: number[] = [];
  const see = oncePerShowing(
    () => now,
    () => now >= 700 && taken.push(now) > 0,
  );
  for (now = 0; now < 2000; now += 100) see('A');
  expect(taken).toEqual([700]);
});

test('a view that opens while a code is still held up does not read it again', () => {
  const taken: string[] = [];
  const last = { text: '', at: -Infinity };
  const open = () =>
    oncePerShowing(
      () => 100,
      (text) => taken.push(text) > 0,
      last,
    );
  open()('A');
  open()('A');
  expect(taken).toEqual(['A']);
});
