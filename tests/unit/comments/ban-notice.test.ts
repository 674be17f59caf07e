/** @jest-environment jsdom */
import { loadOwn } from '@/lib/comments/client/own-state';
import { currentSection } from '@/lib/comments/client/section';

const YEAR = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();

jest.mock('@/lib/accounts/use-member', () => ({ hasSession: () => true }));
jest.mock('@/lib/platform/calls/post-call', () => ({
  postCall: async () => ({
    ok: true,
    data: { list: [], liked: [], ban: { until: `${YEAR}-12-05 14:52:09`, reason: 'spam' } },
  }),
}));

test.each([
  ['/wz_detail/7', '12/05 14:52'],
  ['/en/wz_detail/7', '5 Dec, 14:52'],
])('the notice of a ban at %s has the time as pages print it', async (path, time) => {
  history.replaceState(null, '', path);
  const words = JSON.stringify({ banned: '{until}: {reason}', reasons: { spam: 'spam' } });
  document.body.innerHTML = `<section data-comments="7" data-comment-words='${words}'><p data-comment-slot="status"></p></section>`;
  const section = currentSection();
  if (!section) throw new Error('no comments');
  await loadOwn(section);
  expect(document.querySelector('p')?.textContent).toBe(`${time}: spam`);
});
