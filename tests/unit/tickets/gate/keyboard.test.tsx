import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { JoinView } from '@/components/tickets/gate/join-view';
import { RecentScans } from '@/components/tickets/gate/recent-scans';
import { RefusalScreen } from '@/components/tickets/gate/refusal-screen';
import { Scanner } from '@/components/tickets/gate/scanner';
import { CameraError, openCamera } from '@/lib/tickets/gate/camera';
import type { GatePhone } from '@/lib/tickets/gate/gate';
import type { GateState } from '@/lib/tickets/gate/gate-state';
import messages from '@/messages/zh-Hans.json';
import { rollWith, ticketWith } from './rolls';

jest.mock('@/lib/tickets/gate/camera', () => ({
  ...jest.requireActual('@/lib/tickets/gate/camera'),
  openCamera: jest.fn(),
}));

jest.mock('@/lib/tickets/gate/signals', () => ({ allowSound: jest.fn(), signal: jest.fn() }));

const AT = Date.parse('2026-12-05T05:52:00Z');
const nothing = () => undefined;
const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      {children}
    </NextIntlClientProvider>,
  );

describe('a refused scan', () => {
  const onNext = jest.fn();
  const onForcing = jest.fn();
  const open = () => {
    jest.clearAllMocks();
    const verdict = {
      result: 'used' as const,
      ticket: ticketWith(),
      first: null,
      isUnlisted: false,
      scanId: 'one',
      at: AT,
      code: '8F3K2A7B',
      isTyped: true,
    };
    const does = { onNext, onForcing, onReached: nothing, onForce: nothing };
    show(<RefusalScreen verdict={verdict} roll={rollWith()} {...does} />);
  };

  test('Escape cancels a forced entry, and the focus returns to the button that opened it', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: '叫主管' }));
    expect(screen.getByLabelText('原因')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('原因')).toBeNull();
    expect(screen.getByRole('button', { name: '叫主管' })).toHaveFocus();
    expect(onForcing.mock.calls).toEqual([[true], [false]]);
    expect(onNext).not.toHaveBeenCalled();
  });
});

test('two touches of one button are one entry', async () => {
  jest.mocked(openCamera).mockRejectedValue(new CameraError('none'));
  let answer = (_: unknown) => undefined as void;
  const scan = jest.fn(() => new Promise((resolve) => (answer = resolve)));
  const state = { isOnline: true, offlineSince: null, log: [], queue: [], report: null };
  show(
    <Scanner
      phone={{ scan } as unknown as GatePhone}
      state={state as unknown as GateState}
      roll={rollWith()}
      isStored
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: messages.gate.keys.name }));
  await userEvent.type(screen.getByRole('searchbox'), '陈默');
  const admit = document.querySelector('#pick-1') ?? document.body;
  await userEvent.dblClick(admit);
  expect(scan).toHaveBeenCalledTimes(1);
  await act(async () => answer(null));
  await userEvent.click(admit);
  expect(scan).toHaveBeenCalledTimes(2);
});

test('an impossible join code is reported at its field, which gets the focus', async () => {
  show(<JoinView phone={{} as GatePhone} joining="idle" />);
  const field = screen.getByLabelText('加入码');
  expect(field).not.toHaveAttribute('aria-invalid');
  await userEvent.type(field, 'wrong');
  await userEvent.click(screen.getByRole('button', { name: '加入' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(messages.gate.join.unknown);
});

test('undoing an entry leaves the focus on its line, and the button names the visitor', async () => {
  const onUndo = jest.fn();
  const entry = {
    id: 'one',
    at: Date.now(),
    code: '8F3K2A7B',
    ticketId: 1,
    name: '陈默',
    typeName: '正式票',
    result: 'admitted' as const,
    isUndone: false,
  };
  const state = { isOnline: true, log: [entry] } as unknown as GateState;
  show(<RecentScans state={state} roll={rollWith()} onUndo={onUndo} />);
  await userEvent.click(screen.getByRole('button', { name: '撤销陈默的入场' }));
  expect(onUndo).toHaveBeenCalledWith(entry);
  expect(screen.getByRole('listitem')).toHaveFocus();
});
