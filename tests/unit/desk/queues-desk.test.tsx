/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { QueuesDesk } from '@/components/desk/comments/queues-desk';
import messages from '@/messages/zh-Hans.json';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

const words = messages.desk.comments;
const counts = { reported: 0, appealed: 0, held: 0, new: 0, public: 31, removed: 31, bans: 0 };
const comment = (state: 'public' | 'removed') => ({
  ...{
    id: 5,
    version: 3,
    content_id: 7,
    story: '一篇',
    story_lang: 'zh-Hans',
    lang: 'en',
    user_id: 9,
    name: '某人',
    body: '一句评论',
    state,
  },
  ...{ held_reason: null, reason: state === 'removed' ? 'attack' : null, is_picked: false, words: [] },
  ...{ reports: [], appeal: '', same: 1, same_accounts: 1, created_time: '2026-11-28 08:00:00' },
});

/** Opens a page of what was decided. @returns the calls it makes, but those that read */
async function open(state: 'public' | 'removed') {
  const calls: [string, Record<string, unknown>][] = [];
  const queue = { list: [comment(state)], counts };
  window.fetch = jest.fn(async (address, init) => {
    const name = String(address).split('/').at(-1) ?? '';
    calls.push([name, JSON.parse(String(init?.body ?? '{}'))]);
    const answers: Record<string, object> = {
      commentQueue: queue,
      commentCase: { ...comment(state), parent: null, note: '', decisions: [], author: null },
      moderateComment: { id: 5, state, is_picked: true, version: 4, batch: 'batch' },
      undoCommentDecision: { undone: 1 },
    };
    const data = answers[name] ?? {};
    return { ok: true, status: 200, json: async () => ({ code: 200, message: '', data }) } as Response;
  });
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <SWRConfig value={{ provider: () => new Map() }}>
        <ToastProvider>
          <QueuesDesk initial={{ [state]: queue } as never} page={2} decided={state} />
        </ToastProvider>
      </SWRConfig>
    </NextIntlClientProvider>,
  );
  await act(async () => {});
  return calls;
}

const press = (place: ReturnType<typeof within>, name: string) =>
  act(async () => {
    fireEvent.click(place.getByRole('button', { name: new RegExp(`^${name}`) }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
const panel = () => within(screen.getByRole('complementary', { name: words.open }));
const decisions = (calls: [string, Record<string, unknown>][]) =>
  calls.filter(([name]) => name !== 'commentQueue' && name !== 'commentCase');

test('what is public can be removed later, and a pick be undone; its page is read again', async () => {
  const calls = await open('public');
  expect(panel().queryByRole('button', { name: new RegExp(`^${words.approve}`) })).toBeNull();
  await press(panel(), words.pick);
  await press(within(document.body), words.undo);
  await press(panel(), words.remove);
  expect(decisions(calls)).toMatchObject([
    ['moderateComment', { id: 5, act: 'pick', version: 3 }],
    ['undoCommentDecision', { batch: 'batch' }],
    ['moderateComment', { id: 5, act: 'remove', reason: 'advertising', version: 3 }],
  ]);
  const reads = calls.filter(([name]) => name === 'commentQueue').map(([, input]) => input);
  expect(reads.length).toBeGreaterThan(0);
  for (const input of reads) expect(input).toMatchObject({ queue: 'public', page: 2 });
});

test('what was removed can be put back, also without an appeal', async () => {
  const calls = await open('removed');
  expect(screen.getByText(words.reasons.attack)).toBeInTheDocument();
  expect(panel().queryByRole('button', { name: new RegExp(`^${words.stayRemoved}`) })).toBeNull();
  await act(async () => void fireEvent.keyDown(document.body, { key: 'd' }));
  await press(panel(), words.approve);
  expect(decisions(calls)).toMatchObject([['moderateComment', { id: 5, act: 'approve', version: 3 }]]);
});
