/** @jest-environment jsdom */
import { postPageView } from '@/lib/analytics/page-view';

const bodies: Blob[] = [];
const say = (name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const view = () => postPageView({ page: '/news', prepg: '' });

beforeAll(() => {
  Object.defineProperty(crypto, 'randomUUID', { value: () => 'made-for-this-browser', configurable: true });
});
beforeEach(() => {
  bodies.length = 0;
  localStorage.clear();
  navigator.sendBeacon = (_, body) => body instanceof Blob && bodies.push(body) > 0;
});
afterEach(() => {
  say('doNotTrack', null);
  say('globalPrivacyControl', undefined);
});

test('a view is posted once, with the random id of the browser', () => {
  view();
  expect(bodies).toHaveLength(1);
  expect(Object.values({ ...localStorage })).toEqual(['made-for-this-browser']);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)('for a reader with %s nothing is posted, and no id is made', (name, value) => {
  say(name, value);
  view();
  expect(bodies).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
