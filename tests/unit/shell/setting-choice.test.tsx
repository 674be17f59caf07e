import { fireEvent, render, screen } from '@testing-library/react';
import { SettingChoice } from '@/components/shell/settings/setting-choice';
import { CHANGE_SETTING, usualUpdown } from '@/lib/platform/storage/reader-settings';
import type { Locale } from '@/lib/platform/language/locales';

const CHOICES = [
  { value: 'red-up', label: 'Red up' },
  { value: 'green-up', label: 'Green up' },
];
const show = (locale: Locale) =>
  render(<SettingChoice setting="updown" label="Colours" standard={usualUpdown(locale)} choices={CHOICES} />);

afterEach(() => document.documentElement.removeAttribute('data-updown'));

test.each([
  ['zh-Hans', 'red-up'],
  ['zh-Hant', 'red-up'],
  ['en', 'green-up'],
] as const)('without a choice, the usual setting of %s is shown', (locale, usual) => {
  show(locale);
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', usual);
});

test('a choice is sent to the script that stores it', () => {
  const sent = jest.fn();
  window.addEventListener(CHANGE_SETTING, ({ detail }) => sent(detail));
  show('zh-Hans');
  fireEvent.click(screen.getByRole('radio', { name: 'Green up' }));
  expect(sent).toHaveBeenCalledWith(['updown', 'green-up']);
});

test('a choice is shown in another language, too', () => {
  document.documentElement.setAttribute('data-updown', 'red-up');
  show('en');
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'red-up');
});
