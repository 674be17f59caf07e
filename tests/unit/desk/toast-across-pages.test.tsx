import { act, fireEvent, render, screen } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import DeskLayout from '@/app/[locale]/(site)/(desk)/layout';
import { useNotify } from '@/components/accounts/toast-provider';
import { DeskFrame } from '@/components/desk/desk-frame';

jest.mock('next-intl', () => ({
  NextIntlClientProvider: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/lib/platform/routing/page-params', () => ({ pageLocale: async () => 'en' }));
jest.mock('@/lib/platform/language/messages', () => ({ messagesOf: async () => ({ writing: {} }) }));
jest.mock('@/components/shell/effects/shell-effects', () => ({ ShellEffects: () => null }));
jest.mock('@/components/accounts/corner/account-tool', () => ({ AccountTool: () => null }));
jest.mock('@/components/ui/links/language-switch', () => ({ LanguageSwitch: () => null }));
jest.mock('@/components/desk/desk-nav', () => ({ DeskNav: () => null }));

function Save() {
  const notify = useNotify();
  return <button onClick={() => notify('saved')}>save</button>;
}

/** The desk with a page in it. Pages of two folders are different trees in React. */
const desk = async (page: string, children: ReactNode) =>
  DeskLayout({
    children: <Fragment key={page}>{await DeskFrame({ current: 'desk', children })}</Fragment>,
  });

test('the toast of a command stays on the page that the command leads to, until its time is over', async () => {
  jest.useFakeTimers();
  const { rerender } = render(await desk('new', <Save />));
  fireEvent.click(screen.getByRole('button'));
  rerender(await desk('7', <h1>the record</h1>));
  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('saved');
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});
