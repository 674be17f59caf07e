/** @jest-environment jsdom */
import { loadOwn } from '@/lib/comments/client/own-state';
import type { Section } from '@/lib/comments/client/section';

jest.mock('@/lib/accounts/use-member', () => ({ hasSession: () => true }));
jest.mock('@/lib/platform/calls/post-call', () => ({
  postCall: async () => ({ ok: true, data: { list: comments, liked: [], ban: null } }),
}));

const removed = (id: number) => ({
  ...{ id, body: `Comment ${id}`, state: 'removed', reason: 'offTopic', note: '' },
  ...{ held_reason: null, may_appeal: true, editable_until: '2026-01-01 00:00:00' },
});
let comments = [removed(1)];
const words = { removed: 'Removed', held: 'Held', reasons: { offTopic: 'Off topic' }, waits: {} };

test('an appeal that is being written stays, with the cursor, while other comments come and go', async () => {
  document.body.innerHTML = `<section><ol data-comment-slot="own-list"></ol>
    <template data-comment-slot="own-template"><li><p data-comment-slot="body"></p>
    <p data-comment-slot="appeal"><input></p></li></template></section>`;
  const root = document.querySelector('section') as HTMLElement;
  const section = { root, id: 7, locale: 'en', words } as unknown as Section;
  await loadOwn(section);
  const field = root.querySelector('input') as HTMLInputElement;
  field.focus();
  field.value = 'The passage is the subject';
  comments = [removed(2), removed(1), removed(3)];
  await loadOwn(section);
  const bodies = () => [...root.querySelectorAll('[data-comment-slot=body]')].map((body) => body.textContent);
  expect(bodies()).toEqual(['Comment 2', 'Comment 1', 'Comment 3']);
  expect(root.querySelectorAll('input')[1]).toBe(field);
  expect([field.value, document.activeElement]).toEqual(['The passage is the subject', field]);
  comments = [removed(3)];
  await loadOwn(section);
  expect(bodies()).toEqual(['Comment 3']);
});
