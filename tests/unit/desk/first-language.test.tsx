import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { FlashLines } from '@/components/desk/flashes/flash-lines';
import { EMPTY_FLASH, flashName, toFlashInput } from '@/lib/desk/flash-form';
import { shownLocales, writingLocales } from '@/lib/platform/language/writing-locales';
import type { Locale } from '@/lib/platform/language/locales';
import messages from '@/messages/en.json';
import hans from '@/messages/zh-Hans.json';
import hant from '@/messages/zh-Hant.json';

const { dataset } = document.documentElement;
afterEach(() => delete dataset['langs']);

const form = { ...EMPTY_FLASH, title: '港口', enTitle: 'The port' };
const WORDS = { 'zh-Hans': hans, 'zh-Hant': hant, en: messages };
const fields = (locale: Locale) => {
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={WORDS[locale]} timeZone="Asia/Shanghai">
      <FlashLines form={form} onChange={() => undefined} />
    </NextIntlClientProvider>,
  );
  return [...container.querySelectorAll('textarea')].map(({ name, lang }) => [name, lang]);
};

test('readers are shown the languages that are offered, and the desk writes in all', () => {
  expect(shownLocales()).toEqual(['zh-Hans', 'zh-Hant', 'en']);
  dataset['langs'] = 'en zh-Hant';
  expect(shownLocales()).toEqual(['en', 'zh-Hant']);
  expect(writingLocales()).toEqual(['en', 'zh-Hant', 'zh-Hans']);
});

test('a flash begins in the language of the page', () => {
  const english = [
    ['enTitle', 'en'],
    ['enText', 'en'],
  ];
  const chinese = (lang: string) => [
    ['title', lang],
    ['text', lang],
  ];
  expect(fields('zh-Hans')).toEqual([...chinese('zh-Hans'), ...english]);
  expect(fields('zh-Hant')).toEqual([...chinese('zh-Hant-TW'), ...english]);
  expect(fields('en')).toEqual([...english, ...chinese('zh-Hans')]);
  dataset['langs'] = 'en zh-Hans';
  expect(fields('zh-Hans')).toEqual([...chinese('zh-Hans'), ...english]);
});

test('the first language of the newsroom leads a flash in two languages', () => {
  expect(toFlashInput(form, 'en', 'k')).toMatchObject({ lang: 'zh-Hans', translation: { lang: 'en' } });
  expect(flashName(form)).toBe('港口');
  dataset['langs'] = 'en zh-Hans';
  expect(toFlashInput(form, 'en', 'k')).toMatchObject({ lang: 'en', translation: { lang: 'zh-Hans' } });
  expect(flashName(form)).toBe('The port');
  expect(toFlashInput({ ...form, enTitle: '' }, 'en', 'k')).toMatchObject({
    lang: 'zh-Hans',
    translation: undefined,
  });
});

test('a newsroom writes in the languages it offers, then in the others', () => {
  expect(writingLocales()).toEqual(['zh-Hans', 'zh-Hant', 'en']);
  dataset['langs'] = 'en zh-Hans';
  expect(writingLocales()).toEqual(['en', 'zh-Hans', 'zh-Hant']);
});
