import { render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { AtlasEntries } from '@/components/landings/atlas/atlas-entries';
import messages from '@/messages/zh-Hans.json';

jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    createTranslator({ locale: 'zh-Hans', messages, namespace: namespace as never }),
}));

const entry = (key: string, name: string, url: string) => ({
  key,
  name,
  url,
  lang: 'en' as const,
  href: `/home_tools/${key}`,
  description: '确认页不超过四行。',
  descriptionLang: 'zh-Hans' as const,
  year: 3,
  week: 0,
  today: 0,
  hasEvent: false,
});

test('an entry leads to its own site where that is known', async () => {
  const entries = [entry('tool-1', 'Plainkey', 'https://plainkey.example/'), entry('tool-2', 'Tin Box', '')];
  render(await AtlasEntries({ entries, locale: 'zh-Hans' }));
  const [site, ...others] = screen.getAllByRole('link', { name: /官网/ });
  expect(others).toEqual([]);
  expect(site?.textContent).toBe('官网：Plainkey');
  expect(site?.getAttribute('href')).toBe('https://plainkey.example/');
  expect(site?.getAttribute('rel')).toContain('noopener');
});
