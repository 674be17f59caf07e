import { besideStory } from '@/lib/side-lists/beside-story';

test('beside a story without a topic stands the list of a label it has, else the newest flashes', () => {
  expect(besideStory({ labels: [{ id: 2 }, { id: 4 }] })).toBe('label');
  expect(besideStory({ labels: [{ id: 2 }] })).toBe('newest');
  expect(besideStory({ labels: [] })).toBe('newest');
});
