import { renderToStaticMarkup } from 'react-dom/server';
import { brandRecord } from '@/backend/contract/brand/brand';
import { SiteTitle } from '@/components/ui/words/site-title';
import { setSiteBrand } from '@/lib/platform/config/site-brand';

afterEach(() => setSiteBrand(brandRecord.parse({})));

test('a name too long for a line of a bar has two lines, and no other', () => {
  const named = (name: string) => {
    setSiteBrand(brandRecord.parse({ name: { en: name } }));
    return renderToStaticMarkup(SiteTitle({ locale: 'en' }));
  };
  expect(named('Pacific Northwest Blockchain Observer')).toContain('class="long-name"');
  expect(named('太平洋西北区块链日报社')).toContain('class="long-name"');
  expect(named('Lianxun')).toContain('class="truncate"');
});
