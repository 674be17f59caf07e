import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Stepper } from '@/components/tickets/picker/stepper';
import { useHeadingFocus } from '@/lib/tickets/use-heading-focus';
import messages from '@/messages/zh-Hans.json';

const inChinese = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      {children}
    </NextIntlClientProvider>,
  );

/** A page of two steps, each with a button that the other lacks. */
function TwoSteps({ isOwnAct }: { isOwnAct: boolean }) {
  const [step, setStep] = useState(1);
  const { heading, expectChange } = useHeadingFocus(String(step));
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Step {step}
      </h1>
      {step === 1 && (
        <button
          type="button"
          onClick={() => {
            if (isOwnAct) expectChange();
            setStep(2);
          }}
        >
          go on
        </button>
      )}
      <input aria-label="note" />
    </>
  );
}

describe('the heading after a change', () => {
  const heading = () => screen.getByRole('heading');
  const goOn = () => screen.getByRole('button');

  test('does not take the focus when the page loads', () => {
    render(<TwoSteps isOwnAct />);
    expect(document.activeElement).toBe(document.body);
  });

  test('gets the focus after the reader went on', () => {
    render(<TwoSteps isOwnAct />);
    screen.getByRole('textbox').focus();
    fireEvent.click(goOn());
    expect(document.activeElement).toBe(heading());
  });

  test('leaves the focus to the title of an open dialog in front of it', () => {
    render(
      <>
        <TwoSteps isOwnAct />
        <dialog open>
          <h2 tabIndex={-1}>In front</h2>
        </dialog>
      </>,
    );
    fireEvent.click(goOn());
    expect(document.activeElement).toBe(screen.getByText('In front'));
  });

  test('gets the focus when the change removed the focused control', () => {
    render(<TwoSteps isOwnAct={false} />);
    goOn().focus();
    fireEvent.click(goOn());
    expect(document.activeElement).toBe(heading());
  });

  test('does not take the focus when nothing had it', () => {
    render(<TwoSteps isOwnAct={false} />);
    fireEvent.click(goOn());
    expect(document.activeElement).toBe(document.body);
  });

  test('leaves the focus where the reader is when the page changes by itself', () => {
    render(<TwoSteps isOwnAct={false} />);
    screen.getByRole('textbox').focus();
    fireEvent.click(goOn());
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});

test('a stepper at its limit says so and keeps the focus, and pressing it again changes nothing', () => {
  const onValue = jest.fn();
  const { rerender } = inChinese(<Stepper label="站票" value={1} max={2} onValue={onValue} />);
  const more = screen.getByRole('button', { name: '站票加一张' });
  more.focus();
  fireEvent.click(more);
  expect(onValue).toHaveBeenLastCalledWith(2);
  rerender(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <Stepper label="站票" value={2} max={2} onValue={onValue} />
    </NextIntlClientProvider>,
  );
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).not.toBeDisabled();
  expect(document.activeElement).toBe(more);
  fireEvent.click(more);
  expect(onValue).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('group', { name: '站票' })).toContainElement(screen.getByRole('status'));
});
