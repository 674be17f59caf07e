import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { FollowList } from '@/components/members/follows/follow-list';
import messages from '@/messages/zh-Hans.json';

jest.mock('@/components/accounts/gate', () => ({
  Gate: ({ children }: { children: () => ReactNode }) => children(),
  LoadError: () => null,
}));
jest.mock('@/components/accounts/toast-provider', () => ({ useNotify: () => () => undefined }));
jest.mock('@/components/accounts/login/use-submit', () => ({ useSubmit: () => ({ isBusy: false }) }));
jest.mock('@/components/members/follows/digest-time-form', () => ({ DigestTimeForm: () => null }));
let list: object[] | null = null;
jest.mock('@/lib/accounts/use-call', () => ({
  useCall: () => ({
    data: list && { list, has_mail: true, settings: {} },
    error: list ? undefined : new Error(),
  }),
}));

const textOf = () =>
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <FollowList>作者的列表</FollowList>
    </NextIntlClientProvider>,
  ).container.textContent;

test('one who follows nothing is told so once', () => {
  list = [];
  expect(textOf()).toBe(`${messages.follows.empty}${messages.area.following.emptyLink}`);
});

test('the list of authors stands below where something is followed, and when that cannot be read', () => {
  list = [{ kind: 'author', target: 1, name: '沈砚之' }];
  expect(textOf()).toContain('作者的列表');
  list = null;
  expect(textOf()).toContain('作者的列表');
});
