import { render, screen } from '@testing-library/react';
import { failureWords } from '@/components/layout/failure-words';
import { PageFailure } from '@/components/layout/page-failure';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';

test('the words are those of the catalogue', () => {
  for (const [locale, messages] of [['zh-Hans', zhHans], ['zh-Hant', zhHant], ['en', en]] as const) {
    const { chunkTitle: title, chunkText: text } = messages.errors;
    expect(failureWords[locale]).toEqual({ title, text, retryLabel: messages.common.retry });
  }
});

test('a failed chunk notes its reload, and within a minute says so instead of reloading again', () => {
  sessionStorage.clear();
  const error = Object.assign(new Error('Failed to load chunk /_next/x.js'), { name: 'ChunkLoadError' });
  const view = () => render(<PageFailure error={error} retry={() => undefined} {...failureWords.en} />);
  const { unmount } = view();
  const noted = sessionStorage.getItem('lx_reloaded');
  expect(Number(noted)).toBeGreaterThan(0);
  unmount();
  view();
  expect(sessionStorage.getItem('lx_reloaded')).toBe(noted);
  expect(screen.getByRole('alert')).toHaveTextContent('The page didn’t load completely');
});

test('another error is no reason to reload', () => {
  sessionStorage.clear();
  render(<PageFailure error={new Error('x')} retry={() => undefined} {...failureWords.en} />);
  expect(sessionStorage.getItem('lx_reloaded')).toBeNull();
});
