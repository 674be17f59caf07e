import { sideListOfStory } from '@/lib/side-lists/side-list-of-story';

test('beside a story without a topic stands the list of a label it has, else the newest flashes', () => {
  expect(sideListOfStory({ labels: [{ id: 2 }, { id: 4 }] })).toBe('label');
  expect(sideListOfStory({ labels: [{ id: 2 }] })).toBe('newest');
  expect(sideListOfStory({ labels: [] })).toBe('newest');
});
