/** @jest-environment node */
import { brandRecord, NO_BRAND } from '@/backend/contract/brand/brand';
import { setSiteBrand } from '@/lib/platform/config/site-brand';
import { isPathOff, isShown } from '@/lib/platform/routing/hidden-sections';
import { isSectionOff, sectionsOff } from '@/lib/platform/routing/section-off';
import { siteNodes } from '@/lib/publishing/graph/nodes';

afterEach(() => setSiteBrand(NO_BRAND));

test('a fixed page that is not public is shown nowhere and named by no graph', () => {
  expect(isShown('terms')).toBe(true);
  setSiteBrand(NO_BRAND, { drafts: ['terms', 'copyright'] });
  expect([isShown('terms'), isShown('copyright'), isShown('about')]).toEqual([false, false, true]);
  expect(isPathOff('/fuwutiaokuan')).toBe(true);
  expect(isPathOff('/share/page/terms/x.png')).toBe(true);
  expect(isPathOff('/mianzeshengming')).toBe(false);
  expect(isSectionOff('terms')).toBe(true);
  expect(sectionsOff()).toBe('terms copyright');
  expect(JSON.stringify(siteNodes('en'))).not.toContain('publishingPrinciples');
});

test('the English entry page is for a newsroom whose first language is another', () => {
  expect(isShown('frontDoor')).toBe(true);
  setSiteBrand(brandRecord.parse({ languages: ['zh-Hant', 'en'] }));
  expect(isShown('frontDoor')).toBe(true);
  setSiteBrand(brandRecord.parse({ languages: ['en', 'zh-Hans'] }));
  expect(isShown('frontDoor')).toBe(false);
});
