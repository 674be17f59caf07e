import { render, screen } from '@testing-library/react';
import { failureWords } from '@/components/shell/failure-words';
import { PageFailure } from '@/components/shell/page-failure';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';

test('the texts equal those of the messages', () => {
  for (const [locale, messages] of [
    ['zh-Hans', zhHans],
    ['zh-Hant', zhHant],
    ['en', en],
  ] as const) {
    const { chunkTitle: title, chunkText: text } = messages.errors;
    expect(failureWords[locale]).toEqual({ title, text, retryLabel: messages.common.retry });
  }
});

const show = (error: Error) => {
  const reload = jest.fn();
  const { unmount } = render(
    <PageFailure error={error} retry={() => undefined} reload={reload} {...failureWords.en} />,
  );
  return { reload, unmount };
};

test('a failed chunk reloads the page once, and a second failure within a minute shows a message', () => {
  sessionStorage.clear();
  const error = Object.assign(new Error('Failed to load chunk /_next/x.js'), { name: 'ChunkLoadError' });
  const first = show(error);
  expect(first.reload).toHaveBeenCalledTimes(1);
  first.unmount();
  const second = show(error);
  expect(second.reload).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('The page didn’t load completely');
});

test('another error does not reload the page', () => {
  sessionStorage.clear();
  expect(show(new Error('x')).reload).not.toHaveBeenCalled();
});
