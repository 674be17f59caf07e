/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ListPager } from '@/components/ui/lists/list-pager';
import type { PageRequest } from '@/lib/platform/paging/pager';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

// Translations are replaced by the key with its values, as the texts do not matter here.
jest.mock('next-intl/server', () => ({
  getTranslations:
    async () =>
    (key: string, values: Record<string, number> = {}) =>
      [key, ...Object.values(values)].join(' '),
}));

const show = async (at: PageRequest, total = 349) => render(await ListPager({ base: '/home_wz', at, total }));

beforeEach(() => push.mockClear());

describe('ListPager', () => {
  it('shows the current position and links to the other pages', async () => {
    await show({ page: 2, size: 25 });
    expect(screen.getByText('total 349')).toBeTruthy();
    expect(screen.getByText('position 2 14')).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByLabelText('page 1').getAttribute('href')).toBe('/home_wz');
    expect(screen.getByLabelText('page 14').getAttribute('href')).toBe('/home_wz/page/14');
    expect(screen.getByLabelText('previous').getAttribute('rel')).toBe('prev');
    expect(screen.getByLabelText('next').getAttribute('href')).toBe('/home_wz/page/3');
  });

  it('has its parts in the order of the specification', async () => {
    await show({ page: 2, size: 25 });
    const parts = [
      screen.getByText('total 349'),
      ...['sizes', 'previous', 'page 1', 'next', 'goTo'].map((name) => screen.getByLabelText(name)),
    ];
    const inPage = [...parts].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inPage).toEqual(parts);
  });

  it('has no links before the first page or after the last', async () => {
    await show({ page: 1, size: 25 }, 25);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByLabelText('previous')).toBeNull();
    expect(screen.queryByLabelText('next')).toBeNull();
    expect(screen.queryByText('go')).toBeNull();
  });

  it('is not shown for a list that fits the smallest page size', async () => {
    const { container } = await show({ page: 1, size: 25 }, 20);
    expect(container.innerHTML).toBe('');
  });

  it('keeps another page size in every link', async () => {
    await show({ page: 2, size: 50 });
    expect(screen.getByLabelText('page 1').getAttribute('href')).toBe('/home_wz/page/1-50');
    expect(screen.getByLabelText('next').getAttribute('href')).toBe('/home_wz/page/3-50');
  });

  it('goes to a typed page if it exists', async () => {
    await show({ page: 2, size: 25 });
    const field = screen.getByLabelText('goTo');
    for (const text of ['15', '0', 'x', '', '2']) {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.click(screen.getByText('go'));
    }
    expect(push).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '14' } });
    fireEvent.click(screen.getByText('go'));
    expect(push).toHaveBeenCalledWith('/home_wz/page/14');
  });

  it('returns to page 1 when a larger size leaves too few pages', async () => {
    await show({ page: 10, size: 25 });
    fireEvent.change(screen.getByLabelText('sizes'), { target: { value: '50' } });
    expect(push).toHaveBeenCalledWith('/home_wz/page/1-50');
    fireEvent.change(screen.getByLabelText('sizes'), { target: { value: '30' } });
    expect(push).toHaveBeenLastCalledWith('/home_wz/page/10-30');
  });
});
