import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useEntryFocus } from '@/components/hosting/form/fields/use-entry-focus';

/** A list of the event form: entries with a button to remove each, and a button to add one. */
function List({ initial }: { initial: string[] }) {
  const [keys, setKeys] = useState(initial);
  const list = useEntryFocus<HTMLUListElement>(keys);
  return (
    <section>
      <ul ref={list}>
        {keys.map((key) => (
          <li key={key}>
            <input aria-label={key} />
            <button type="button" onClick={() => setKeys(keys.filter((candidate) => candidate !== key))}>
              remove {key}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" data-adds="" onClick={() => setKeys([...keys, `entry${keys.length + 1}`])}>
        add
      </button>
      <input aria-label="other" onChange={({ target }) => setKeys([...keys, target.value])} />
    </section>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the focus moves to the first field of a new entry', async () => {
  render(<List initial={['entry1']} />);
  await press('add');
  expect(screen.getByRole('textbox', { name: 'entry2' })).toHaveFocus();
});

test('after a removal the next entry has the focus, and the button to add one when none is left', async () => {
  render(<List initial={['entry1', 'entry2', 'entry3']} />);
  await press('remove entry2');
  expect(screen.getByRole('button', { name: 'remove entry3' })).toHaveFocus();
  await press('remove entry3');
  expect(screen.getByRole('button', { name: 'remove entry1' })).toHaveFocus();
  await press('remove entry1');
  expect(screen.getByRole('button', { name: 'add' })).toHaveFocus();
});

test('an entry that is added while the reader types does not take the focus', async () => {
  render(<List initial={[]} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'other' }), 'x');
  expect(screen.getByRole('textbox', { name: 'other' })).toHaveFocus();
});
