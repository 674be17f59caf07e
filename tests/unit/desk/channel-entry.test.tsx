import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Post } from '@/components/desk/channels/act';
import { ChannelEntry } from '@/components/desk/channels/channel-entry';
import messages from '@/messages/zh-Hans.json';

const POST: Post = {
  channel: 'x',
  account: '',
  locale: 'zh-Hans',
  state: 'queued',
  problem: null,
  answer: '',
  text: '一座桥通了',
  is_own_text: false,
  length: 10,
  max_length: 280,
  link: '',
  changed_time: '2026-11-30 16:03:00',
  due_time: '',
  may_edit: false,
  may_remove: true,
  is_automatic: false,
  replies: null,
  isPublic: true,
};

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-30T16:04:00+08:00') }));
afterEach(() => jest.useRealTimers());

test.each([
  ['2026-11-30 18:30:00', '18:30'],
  ['2026-12-01 09:00:00', '12/01 09:00'],
  ['2026-11-29 09:00:00', '11/29 09:00'],
])('the time of a post due at %s names its day unless it is today', (due_time, shown) => {
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <ChannelEntry
        {...{
          id: 7,
          post: { ...POST, due_time },
          isCurrent: false,
          isWriting: false,
          isBusy: false,
          refusal: '',
        }}
        onWrite={() => undefined}
        onAct={() => Promise.resolve(true)}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('time')).toHaveTextContent(new RegExp(`^${shown}$`));
  expect(screen.getByText(/排着队/)).toBeVisible();
});
