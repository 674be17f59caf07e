import { correctionsHtml } from '@/lib/stories/corrections';
import type { Correction } from '@/lib/stories/story';

const dated = (_key: 'dated', { date }: { date: string }) => `更正（${date}）：`;
const html = (locale: 'zh-Hans' | 'en', ...corrections: Correction[]) =>
  correctionsHtml({ corrections }, locale, dated);
const first: Correction = { text: '三点写成了两点。', lang: 'zh-Hans', at: '2026-11-20T14:05:00+08:00' };

test('each sentence stands under the text with its day', () => {
  const found = html('zh-Hans', first, { ...first, text: '又一处。' });
  expect(found).toMatch(/^<p><strong>更正（.*11月20日.*）：<\/strong> 三点写成了两点。<\/p><p>/);
  expect(found).toContain('又一处。');
  expect(html('zh-Hans')).toBe('');
});

test('words are text, whatever they look like, and say their language where it is another', () => {
  expect(html('zh-Hans', { ...first, text: '<script>1</script> & 2' })).toContain(
    '&lt;script&gt;1&lt;/script&gt; &amp; 2',
  );
  expect(html('zh-Hans', first)).not.toContain('lang=');
  expect(html('en', first)).toContain('<span lang="zh-Hans">');
});
