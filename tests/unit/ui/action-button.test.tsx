import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';

const sent = jest.fn();

beforeEach(() => jest.clearAllMocks());

function Form() {
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
        setBusy(true);
      }}
    >
      <input aria-label="name" />
      <ActionButton type="submit" disabled={isBusy}>
        Send
      </ActionButton>
    </form>
  );
}

test('while a form is being sent its button keeps the focus, is marked as disabled, and does nothing', async () => {
  render(<Form />);
  const send = screen.getByRole('button');
  await userEvent.click(send);
  expect(send).toHaveFocus();
  expect(send).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByLabelText('name'), 'x{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('an enabled button runs its action', async () => {
  const press = jest.fn();
  render(<ActionButton onClick={press}>Go</ActionButton>);
  await userEvent.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
});
