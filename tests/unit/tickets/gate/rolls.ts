import type { GateTicket, QueuedScan, Roll } from '@/lib/tickets/gate/roll';

/** A valid ticket that is not used yet. */
export const ticketWith = (more: Partial<GateTicket> = {}): GateTicket => ({
  id: 1,
  code: '8F3K2A7B',
  version: 1,
  name: '陈默',
  letters: 'chen mo',
  mail_start: 'cmo',
  type_name: '正式票',
  state: 'valid',
  checked_in: null,
  answers: [],
  is_allowed: true,
  ...more,
});

export const DOOR = {
  id: 1,
  name: '东门',
  ticket_type_ids: [],
  opens: null,
  closes: null,
  allows_reentry: false,
  checked_in: 0,
};

export const rollWith = (more: Partial<Roll> = {}): Roll => ({
  event: {
    id: 7,
    title: '链上清算工作坊',
    lang: 'zh-Hans',
    start_time: '2026-12-05T14:00:00+08:00',
    time_zone: 'Asia/Shanghai',
  },
  device: '东门一号',
  list: DOOR,
  publicKey: '',
  offsetMs: 0,
  cursor: '',
  syncedAt: 0,
  counts: { expected: 2, checked_in: 0 },
  tickets: [ticketWith()],
  ...more,
});

export const scanWith = (more: Partial<QueuedScan> = {}): QueuedScan => ({
  id: 'one',
  at: '2026-12-05T05:40:00.000Z',
  code: '8F3K2A7B',
  kind: 'entry',
  result: 'admitted',
  ticketId: 1,
  isForced: false,
  reason: '',
  isSent: false,
  isUndone: false,
  ...more,
});
