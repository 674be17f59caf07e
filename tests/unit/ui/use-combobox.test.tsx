import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useCombobox } from '@/components/ui/fields/use-combobox';

const chosen = jest.fn();
const left = jest.fn();
const outer = jest.fn();
const submitted = jest.fn((event: React.FormEvent) => event.preventDefault());

beforeEach(() => jest.clearAllMocks());

const FRUIT = ['apple', 'pear', 'plum'];

function Picker({
  isStrict,
  initial,
  options = FRUIT,
}: {
  isStrict: boolean;
  initial: number;
  options?: string[];
}) {
  const [isOpen, setOpen] = useState(false);
  const combobox = useCombobox({
    options,
    isOpen,
    initial,
    isStrict,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose: (option: string) => {
      chosen(option);
      setOpen(false);
    },
    onLeave: left,
  });
  return (
    <form onSubmit={submitted} onKeyDown={(event) => outer(event.key)}>
      <div {...combobox.rootProps}>
        <input {...combobox.fieldProps} aria-label="fruit" />
        {isOpen && (
          <ul {...combobox.listProps} aria-label="fruits">
            {options.map((option, index) => (
              <li key={option} {...combobox.optionProps(index, option)}>
                {option}
              </li>
            ))}
          </ul>
        )}
        <button type="button">inside</button>
      </div>
      <button type="submit">outside</button>
    </form>
  );
}

const field = () => screen.getByRole('combobox');
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  const option = screen.queryByRole('option', { selected: true });
  // `aria-activedescendant` has to name the marked option.
  expect(option?.id ?? null).toBe(id);
  return option?.textContent ?? null;
};

test('the list opens by click with no option active; arrow keys move without wrapping, and back to none', async () => {
  render(<Picker isStrict={false} initial={-1} />);
  await userEvent.click(field());
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('apple');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toBe('plum');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(active()).toBeNull();
});

test('where an option is always active, the list opens at the given one and stops at the first', async () => {
  render(<Picker isStrict initial={1} />);
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('pear');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('apple');
});

test('Enter chooses the active option and submits without one', async () => {
  render(<Picker isStrict={false} initial={-1} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['apple']]);
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('where an option is always active, Enter on an empty list closes it and does not submit', async () => {
  render(<Picker isStrict initial={0} options={[]} />);
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('Enter on a button inside acts on the button', async () => {
  render(<Picker isStrict={false} initial={1} />);
  await userEvent.click(field());
  screen.getByRole('button', { name: 'inside' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  expect(left).not.toHaveBeenCalled();
});

test('Escape closes an open list and goes no further; on a closed list it reaches the page', async () => {
  render(<Picker isStrict={false} initial={-1} />);
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveFocus();
  expect(outer).not.toHaveBeenCalledWith('Escape');
  await userEvent.keyboard('{Escape}');
  expect(outer).toHaveBeenCalledWith('Escape');
});

test('keys typed in an input method neither move nor choose', async () => {
  render(<Picker isStrict={false} initial={0} />);
  await userEvent.click(field());
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true);
  expect(active()).toBe('apple');
  expect(chosen).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false);
  expect(active()).toBe('pear');
});

test('a click chooses while the focus stays in the field; leaving is reported once the focus is outside', async () => {
  render(<Picker isStrict={false} initial={-1} />);
  await userEvent.click(field());
  await userEvent.click(screen.getByText('pear'));
  expect(chosen.mock.calls).toEqual([['pear']]);
  expect(field()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'inside' })).toHaveFocus();
  expect(left).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(left).toHaveBeenCalledTimes(1);
});

test('the active option is scrolled into view', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(<Picker isStrict initial={2} />);
  await userEvent.click(field());
  expect(scrolled.mock.contexts).toEqual([screen.getByText('plum')]);
});
