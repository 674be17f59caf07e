import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusReturn } from '@/lib/members/use-focus-return';

function Rows() {
  const [rows, setRows] = useState(['one', 'two']);
  const { place, toTop, toFirst } = useFocusReturn();
  const remove = (row: string) => {
    setRows(rows.filter((candidate) => candidate !== row));
    toFirst();
  };
  return (
    <>
      <div ref={place} tabIndex={-1} data-testid="place">
        <input type="hidden" />
        {rows.map((row) => (
          <button key={row} onClick={() => remove(row)}>
            {row}
          </button>
        ))}
      </div>
      <button onClick={toTop}>next page</button>
    </>
  );
}

test('when the row with the focus is removed, the first control in the list gets the focus', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByText('one'));
  expect(screen.queryByText('one')).toBeNull();
  await waitFor(() => expect(screen.getByText('two')).toHaveFocus());
});

test('a list that shows another page gets the focus itself, and is scrolled to its beginning', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const focused = jest.spyOn(HTMLElement.prototype, 'focus');
  render(<Rows />);
  await userEvent.click(screen.getByText('next page'));
  const place = screen.getByTestId('place');
  expect(place).toHaveFocus();
  expect(focused.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
  expect(scrolled.mock.contexts).toEqual([place]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
});
