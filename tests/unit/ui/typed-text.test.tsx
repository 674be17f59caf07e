import { render } from '@testing-library/react';
import { LanguageMarks } from '@/components/ui/icons/language-marks';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';

const htmlOf = (text: string, locale: 'en' | 'zh-Hant') => {
  const { container } = render(<UserTextInLocale text={text} locale={locale} />);
  return container.innerHTML;
};

test.each([
  ['Ada Block', 'Ada Block'],
  ['示例读者', '<span lang="zh-Hans">示例读者</span>'],
  ['Your tickets for “链上清算”', 'Your tickets for “<span lang="zh-Hans">链上清算</span>”'],
  ['第2、5条BTC广告，请去掉。 Thanks', '<span lang="zh-Hans">第2、5条BTC广告，请去掉。</span> Thanks'],
  ['', ''],
])('on an English page the Chinese of “%s” is marked', (text, html) => {
  expect(htmlOf(text, 'en')).toBe(html);
});

test.each(['示例读者', 'Ada Block', 'Chen Mo, chen@example.test', 'One', '用 Zero Knowledge Proof 验证'])(
  'on a Chinese page “%s” is in the language of the page',
  (text) => {
    expect(htmlOf(text, 'zh-Hant')).toBe(text);
  },
);

test.each(['A workshop to buy tickets for', 'Bring a laptop, please'])(
  'on a Chinese page the English of “%s” is marked',
  (text) => {
    expect(htmlOf(text, 'zh-Hant')).toBe(`<span lang="en">${text}</span>`);
  },
);

test('marks of languages are each in their own language', () => {
  const { container } = render(<LanguageMarks langs={['zh-Hans', 'en']} />);
  expect(container.innerHTML).toBe('<span lang="zh-Hans">简</span> <span lang="en">EN</span>');
});
