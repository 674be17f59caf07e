/** @jest-environment jsdom */
import { followReading, tenthOf } from '@/lib/analytics/reading-depth';

test('the depth is the position of the lower edge of the window in the text, in whole tenths', () => {
  expect(tenthOf({ top: 900, height: 2000 }, 800)).toBe(0);
  expect(tenthOf({ top: 0, height: 2000 }, 800)).toBe(4);
  expect(tenthOf({ top: -1300, height: 2000 }, 800)).toBe(10);
  expect(tenthOf({ top: -5000, height: 2000 }, 800)).toBe(10);
  expect(tenthOf({ top: 10, height: 0 }, 800)).toBe(0);
});

describe('on a page with a text', () => {
  const bodies: Blob[] = [];
  const rect = { top: 400, height: 4000 };
  const say = (name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  beforeEach(() => {
    bodies.length = 0;
    rect.top = 400;
    document.body.innerHTML = '<div class="article-flow"></div>';
    const text = document.querySelector('.article-flow');
    const sides = { x: 0, left: 0, right: 600, width: 600, toJSON: () => '' };
    if (text)
      text.getBoundingClientRect = () => ({ ...sides, ...rect, y: rect.top, bottom: rect.top + rect.height });
    navigator.sendBeacon = (_, body) => {
      if (body instanceof Blob) bodies.push(body);
      return true;
    };
  });
  afterEach(() => {
    say('doNotTrack', null);
    say('globalPrivacyControl', undefined);
  });
  const hide = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const scrollTo = (top: number) => {
    rect.top = top;
    dispatchEvent(new Event('scroll'));
  };
  const wordsOf = (body: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(body);
    });
  const sent = async () => (await Promise.all(bodies.map(wordsOf))).map((body): unknown => JSON.parse(body));

  test('the deepest position is reported when the page is hidden, and later only what was read beyond it', async () => {
    const note = jest.fn();
    const stop = followReading({ id: 7, token: 't' }, note);
    scrollTo(-1400);
    scrollTo(0);
    hide('hidden');
    hide('visible');
    hide('hidden');
    scrollTo(-3400);
    stop();
    dispatchEvent(new Event('pagehide'));
    expect(await sent()).toEqual([
      { wz_id: 7, token: 't', depth: 5, depth_before: null },
      { wz_id: 7, token: 't', depth: 10, depth_before: 5 },
    ]);
    expect(note.mock.calls).toEqual([[5], [10]]);
  });

  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const)('nothing is reported for a reader with %s', async (name, value) => {
    say(name, value);
    const note = jest.fn();
    followReading({ id: 7, token: 't' }, note)();
    expect(await sent()).toEqual([]);
    expect(note).not.toHaveBeenCalled();
  });
});

test('the reading depth of a page without a text is not measured', () => {
  document.body.innerHTML = '';
  const beacon = jest.fn();
  navigator.sendBeacon = beacon;
  followReading({ id: 7, token: 't' })();
  expect(beacon).not.toHaveBeenCalled();
});
