import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { FlashLines } from '@/components/desk/flashes/flash-lines';
import { EMPTY_FLASH, flashName, toFlashInput } from '@/lib/desk/flash-form';
import { shownLocales, writingLocales } from '@/lib/platform/language/writing-locales';
import messages from '@/messages/en.json';

const { dataset } = document.documentElement;
afterEach(() => delete dataset['langs']);

const form = { ...EMPTY_FLASH, title: '港口', enTitle: 'The port' };
const fields = () => {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Shanghai">
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

test('the fields of a flash are in the order of the newsroom’s languages', () => {
  expect(fields()).toEqual([
    ['title', 'zh-Hans'],
    ['text', 'zh-Hans'],
    ['enTitle', 'en'],
    ['enText', 'en'],
  ]);
  dataset['langs'] = 'en zh-Hans';
  expect(fields().map(([name]) => name)).toEqual(['enTitle', 'enText', 'title', 'text']);
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
