import { isOver } from '@/lib/tickets/state';

test('nothing is sold for an event that has ended or was cancelled', () => {
  const states = ['upcoming', 'running', 'ended', 'cancelled'] as const;
  expect(states.map((state) => isOver(state))).toEqual([false, false, true, true]);
});
