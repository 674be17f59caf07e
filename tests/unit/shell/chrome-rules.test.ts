import { chromeAt } from '@/lib/shell/chrome-at';
import { chromeRules } from '@/lib/shell/chrome-rules';

test('the shell of one item does not hold for a list whose address is as long', () => {
  const rules = chromeRules('portal', 'news');
  expect(chromeAt('/news/1039', rules)?.tabBar).toBe(false);
  expect(chromeAt('/news/important', rules)).toBeNull();
  expect(chromeAt('/wz_detail/7', rules)).toMatchObject({ tabBar: false, toolBar: false });
});
