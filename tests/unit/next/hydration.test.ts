/** @jest-environment jsdom */
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isHydrated } from '@/lib/platform/next/hydration';
import { nextSource } from '@/tests/support/next-source';

test('React marks the elements it has taken over', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div><button>a</button></div>';
  const [box, button] = [document.querySelector('div'), document.querySelector('button')];
  if (!box || !button) throw new Error('no element');
  expect(isHydrated(button)).toBe(false);
  await act(async () => void hydrateRoot(box, createElement('button', null, 'a')));
  expect(isHydrated(button)).toBe(true);
});

test('so does the React that Next ships', () => {
  const client = nextSource('compiled/react-dom/cjs/react-dom-client.production.js');
  expect(client).toContain('internalPropsKey = "__reactProps$" + randomKey');
});
