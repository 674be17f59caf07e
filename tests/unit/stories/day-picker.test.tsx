import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayPicker } from '@/components/stories/day/day-picker';

const go = jest.fn();
jest.mock('@/lib/platform/navigation/use-navigate', () => ({ useNavigate: () => go }));
beforeEach(() => go.mockClear());

async function open(day = '2026-11-20') {
  render(
    <DayPicker
      locale="en"
      label="Pick a date"
      months={{ previous: 'Previous month', next: 'Next month' }}
      day={day}
      max="2026-11-22"
      className=""
    >
      Pick a date
    </DayPicker>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pick a date' }));
  await screen.findByRole('button', { name: day });
}

test('choosing a day opens its page', async () => {
  await open();
  expect(screen.getByRole('button', { name: '2026-11-20' })).toHaveAttribute('aria-current', 'date');
  await userEvent.click(screen.getByRole('button', { name: '2026-11-03' }));
  expect(go).toHaveBeenCalledWith('/en/news/day/2026-11-03');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('future days cannot be chosen, nor the next month', async () => {
  await open();
  expect(screen.getByRole('button', { name: '2026-11-23' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
});

test('arrow keys move by day and week, Page Up by month, never past the last day', async () => {
  await open();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(screen.getByRole('button', { name: '2026-11-12' })).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  expect(screen.getByRole('button', { name: '2026-10-12' })).toHaveFocus();
  await userEvent.keyboard('{PageDown}{PageDown}');
  expect(screen.getByRole('button', { name: '2026-11-22' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(go).toHaveBeenCalledWith('/en/news/day/2026-11-22');
});

test('from the 31st, Page Up goes to the last day of a shorter month', async () => {
  await open('2026-10-31');
  await userEvent.keyboard('{PageUp}');
  expect(screen.getByRole('button', { name: '2026-09-30' })).toHaveFocus();
});

test('Escape closes the picker and returns the focus; a press elsewhere closes it, too', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Pick a date' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});
