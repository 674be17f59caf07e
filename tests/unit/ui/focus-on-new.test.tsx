import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Expandable } from '@/components/ui/expandable';
import { useFocusOnNew } from '@/components/ui/focus/use-focus-on-new';

/** A list whose button for more is removed when it is pressed, as in the newswire and the search. */
function List({ arrive }: { arrive: (add: () => void) => void }) {
  const [rows, setRows] = useState(['one']);
  const [isLoading, setIsLoading] = useState(false);
  const { list, request } = useFocusOnNew(rows.length);
  const load = () => {
    setIsLoading(true);
    arrive(() => {
      setRows((now) => [...now, `row ${now.length}`, `row ${now.length + 1}`]);
      setIsLoading(false);
    });
  };
  return (
    <>
      <div ref={list}>
        {rows.map((row) => (
          <a key={row} href={`/${row}`}>
            {row}
          </a>
        ))}
      </div>
      {!isLoading && (
        <button
          type="button"
          onClick={() => {
            request();
            load();
          }}
        >
          more
        </button>
      )}
      <button type="button" onClick={load}>
        by itself
      </button>
    </>
  );
}

function shown() {
  let add: () => void = () => undefined;
  render(<List arrive={(come) => (add = come)} />);
  return { come: () => act(() => add()) };
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test('new rows get the focus at their first link when the button that loaded them is gone', () => {
  const { come } = shown();
  press('more');
  expect(document.body).toHaveFocus();
  come();
  expect(screen.getByRole('link', { name: 'row 1' })).toHaveFocus();
});

test('the focus stays where the reader has moved it, and where nothing was requested', () => {
  const { come } = shown();
  press('more');
  screen.getByRole('link', { name: 'one' }).focus();
  come();
  expect(screen.getByRole('link', { name: 'one' })).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  fireEvent.click(screen.getByRole('button', { name: /by itself/ }));
  come();
  expect(document.body).toHaveFocus();
});

test('opening a shortened text moves the focus to it', () => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(400);
  let measure: () => void = () => undefined;
  const observer = { observe: () => measure(), disconnect: () => undefined };
  window.ResizeObserver = jest.fn((notified: () => void) => {
    measure = notified;
    return observer;
  }) as unknown as typeof ResizeObserver;
  render(<Expandable label="open">a long text</Expandable>);
  press('open');
  expect(screen.getByText('a long text')).toHaveFocus();
});
