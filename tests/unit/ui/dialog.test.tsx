import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '@/components/ui/notices/dialog';

/** A page that removes its dialog once the question is answered. */
function Page() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Publish
      </button>
      {isAsking && (
        <Dialog isOpen title="Publish?" closeLabel="Close" onClose={() => undefined}>
          <button type="button" onClick={() => setAsking(false)}>
            Yes
          </button>
        </Dialog>
      )}
    </>
  );
}

test('a dialog that is removed while open returns the focus to the button that opened it', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus();
});
