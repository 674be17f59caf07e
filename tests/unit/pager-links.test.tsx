/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Pager } from '@/components/ui/pager';
import { PAGE_SIZES, type PageRequest } from '@/lib/pager';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const labels = {
  pager: '分页',
  total: '共349条',
  position: '第2页，共14页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第${page}页`,
  sizes: '每页条数',
  perPage: PAGE_SIZES.map((size) => `${size}条/页`),
  jump: { goTo: '跳至', go: '前往' },
};

const show = (at: PageRequest, total = 349) =>
  render(<Pager base="/home_wz" at={at} total={total} pages={Math.ceil(total / at.size)} labels={labels} />);

beforeEach(() => push.mockClear());

describe('Pager', () => {
  it('says where one is and links to the other pages', () => {
    show({ page: 2, size: 25 });
    expect(screen.getByText('共349条')).toBeTruthy();
    expect(screen.getByText('第2页，共14页')).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByLabelText('第1页').getAttribute('href')).toBe('/home_wz');
    expect(screen.getByLabelText('第14页').getAttribute('href')).toBe('/home_wz/page/14');
    expect(screen.getByLabelText('上一页').getAttribute('rel')).toBe('prev');
    expect(screen.getByLabelText('下一页').getAttribute('href')).toBe('/home_wz/page/3');
  });

  it('has its parts in the order of the specification', () => {
    const { container } = show({ page: 2, size: 25 });
    const order = ['共349条', '25条/页', '1', '跳至'].map((text) => container.textContent?.indexOf(text) ?? -1);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
  });

  it('ends at either end', () => {
    show({ page: 1, size: 25 }, 25);
    expect(screen.queryByLabelText('上一页')).toBeNull();
    expect(screen.queryByLabelText('下一页')).toBeNull();
    expect(screen.queryByText('前往')).toBeNull();
  });

  it('keeps another size in every link', () => {
    show({ page: 2, size: 50 });
    expect(screen.getByLabelText('第1页').getAttribute('href')).toBe('/home_wz/page/1-50');
    expect(screen.getByLabelText('下一页').getAttribute('href')).toBe('/home_wz/page/3-50');
  });

  it('goes to the page that is typed, unless there is none', () => {
    show({ page: 2, size: 25 });
    const field = screen.getByLabelText('跳至');
    for (const text of ['15', '0', 'x', '', '2']) {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.click(screen.getByText('前往'));
    }
    expect(push).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '14' } });
    fireEvent.click(screen.getByText('前往'));
    expect(push).toHaveBeenCalledWith('/home_wz/page/14');
  });

  it('returns to page 1 when a larger size leaves too few', () => {
    show({ page: 10, size: 25 });
    fireEvent.change(screen.getByLabelText('每页条数'), { target: { value: '50' } });
    expect(push).toHaveBeenCalledWith('/home_wz/page/1-50');
    fireEvent.change(screen.getByLabelText('每页条数'), { target: { value: '30' } });
    expect(push).toHaveBeenLastCalledWith('/home_wz/page/10-30');
  });
});
