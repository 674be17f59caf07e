import { render, screen, waitFor } from '@testing-library/react';
import { SideRows } from '@/components/side-lists/side-rows';

jest.mock('next/navigation', () => ({ usePathname: () => '/home_wz' }));

const row = (id: number, title: string) => ({
  id,
  title,
  lang: 'zh-Hans' as const,
  href: `/wz_detail/${id}`,
});
const answered = jest.fn();

beforeEach(() => {
  answered.mockClear();
  globalThis.fetch = jest.fn(async () => {
    answered();
    return { ok: true, status: 200, json: async () => ({ items: [row(2, '刚刚升上来的一行')] }) };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

const show = () =>
  render(
    <SideRows
      locale="zh-Hans"
      initial={[row(1, '页面里的一行')]}
      besides={[]}
      labels={{ next: '', languages: { chinese: '', english: '' } }}
    />,
  );
const standAt = (top: number) =>
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ y: top, height: 300 }));

test('rows below the screen are replaced by the current ones', async () => {
  standAt(2000);
  show();
  expect(await screen.findByText('刚刚升上来的一行')).toBeTruthy();
});

test('rows on the screen stay as they are, and the current ones are stored for the next page', async () => {
  standAt(100);
  show();
  await waitFor(() =>
    expect(sessionStorage.getItem('lx_side_recommend_zh-Hans')).toContain('刚刚升上来的一行'),
  );
  expect(screen.queryByText('刚刚升上来的一行')).toBeNull();
  expect(screen.getByText('页面里的一行')).toBeTruthy();
});
