import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { RefusalScreen } from '@/components/tickets/gate/refusal-screen';
import { SearchView } from '@/components/tickets/gate/search-view';
import { SpokenVerdict } from '@/components/tickets/gate/spoken-verdict';
import type { Verdict } from '@/lib/tickets/gate/gate-state';
import messages from '@/messages/zh-Hans.json';
import { rollWith, ticketWith } from './rolls';

const AT = Date.parse('2026-12-05T05:52:00Z');
const nothing = () => undefined;
const at = (children: ReactNode) => (
  <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
    {children}
  </NextIntlClientProvider>
);
const verdictWith = (more: Partial<Verdict> = {}) => ({
  result: 'admitted' as const,
  ticket: ticketWith(),
  first: null,
  isUnlisted: false,
  scanId: 'one',
  at: AT,
  code: '8F3K2A7B',
  isTyped: false,
  ...more,
});
const spoken = (more: Partial<Verdict>) =>
  render(at(<SpokenVerdict verdict={verdictWith(more)} roll={rollWith()} />)).container.textContent;

test('a spoken verdict has the result first, then the holder, the ticket type and answers for the gate', () => {
  const ticket = ticketWith({ answers: [{ label: '忌口', answer: '花生' }] });
  expect(spoken({ ticket })).toBe('入场，陈默，正式票，忌口 花生');
});

test('a spoken refusal gives the reason, but does not name the new holder of a transferred ticket', () => {
  expect(spoken({ result: 'void' })).toBe('已退，这张票退了，不再有效，陈默，正式票');
  expect(spoken({ result: 'moved' })).toBe('已转，这张票转给了别人或换了新码，旧码作废');
  expect(spoken({ result: 'fake', ticket: null })).toBe('假票，这不是本站签发的票');
});

test('a refusal reports when the keyboard focus is in it', () => {
  const onReached = jest.fn();
  const roll = rollWith();
  render(
    at(
      <RefusalScreen
        verdict={verdictWith({ result: 'void' })}
        roll={roll}
        onNext={nothing}
        onForcing={nothing}
        onReached={onReached}
        onForce={nothing}
      />,
    ),
  );
  fireEvent.focus(screen.getByRole('button', { name: '下一位' }));
  expect(onReached).toHaveBeenCalled();
});

test('each button in the search names its holder, and Escape goes back', () => {
  const onClose = jest.fn();
  const roll = rollWith({
    tickets: [ticketWith(), ticketWith({ id: 2, code: 'QQQQ2A7C', name: '陈静', letters: 'chen jing' })],
  });
  render(at(<SearchView roll={roll} queue={[]} kind="entry" onPick={nothing} onClose={onClose} />));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'chen' } });
  expect(screen.getByRole('button', { name: '入场 陈默' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '入场 陈静' })).toBeInTheDocument();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalled();
});
