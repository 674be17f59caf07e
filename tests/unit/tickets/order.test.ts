import { SITUATIONS } from '@/backend/contract/tickets/statuses';
import { attendeesOf, gapsOf, toAttendees, withDraft } from '@/lib/tickets/attendees';
import { logLines } from '@/lib/tickets/order-log';
import { noteLines } from '@/backend/contract/tickets/payment-note';
import { sentenceOf } from '@/lib/tickets/sentence';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';
import { order, ticket } from './order';

describe('the title sentence of an order', () => {
  test('of held seats gives the amount due and the time limit', () => {
    expect(sentenceOf(order)).toMatchObject({
      key: 'held',
      tone: 'waiting',
      amount: 88000,
      time: order.expires_at,
    });
  });

  test('of a partial refund gives its amount and the number of tickets left', () => {
    const tickets = [
      { ...ticket, state: 'valid' as const },
      { ...ticket, state: 'refunded' as const },
    ];
    const refundedOrder = {
      ...order,
      status: 'paid' as const,
      situation: 'partly_refunded' as const,
      tickets,
      refunded: 28000,
    };
    expect(sentenceOf(refundedOrder)).toMatchObject({ amount: 28000, count: 1, tone: 'settled' });
  });

  test('of late money gives the amount that is being returned, without failed refunds', () => {
    const refund = {
      id: 1,
      state: 'waiting' as const,
      ground: 'unsold' as const,
      amount: 88000,
      is_manual: true,
      reference: '',
      may_report: false,
      is_missing: false,
      reason: '',
      time: '',
    };
    const lateOrder = {
      ...order,
      situation: 'paid_late' as const,
      refunds: [refund, { ...refund, id: 2, state: 'failed' as const }],
    };
    expect(sentenceOf(lateOrder)).toMatchObject({ amount: 88000, tone: 'urgent' });
  });

  test.each([
    [{ start_time: '2026-12-05T05:30:00.000Z', place: null }, 'time'],
    [{ start_time: null, place: { before: '三楼', after: '一楼' } }, 'place'],
    [{ start_time: '2026-12-05T05:30:00.000Z', place: { before: '三楼', after: '一楼' } }, 'both'],
    [null, 'unknown'],
  ] as const)('of a rescheduled event says what changed: %j', (moved, expectedWords) => {
    expect(sentenceOf({ ...order, situation: 'event_changed', moved }).moved).toBe(expectedWords);
  });

  describe('gives the time of its situation', () => {
    const payment = { id: 1, method: 'manual', amount: 88000, reference: '' };
    const refund = {
      id: 1,
      ground: 'tickets' as const,
      amount: 28000,
      is_manual: true,
      reference: '',
      may_report: false,
      is_missing: false,
      reason: '',
    };
    const [at, later] = ['2026-11-20T08:20:00.000Z', '2026-11-21T08:20:00.000Z'];
    const orderWithPayments = {
      ...order,
      payments: [
        { ...payment, state: 'received' as const, time: at },
        { ...payment, state: 'failed' as const, time: later },
      ],
      refunds: [
        { ...refund, state: 'done' as const, time: later },
        { ...refund, state: 'waiting' as const, time: at },
      ],
    };
    test.each([
      ['paid', at],
      ['paid_late', at],
      ['over_limit', at],
      ['refund_in_progress', at],
      ['partly_refunded', later],
      ['refunded', later],
      ['hold_expired', order.expires_at],
      ['held', null],
      ['event_cancelled', null],
    ] as const)('%s', (situation, since) => {
      expect(sentenceOf({ ...orderWithPayments, situation }).since).toBe(since);
    });
  });

  test('gives the newest answer to a refused refund or application, and no answer in other situations', () => {
    const step = (action: string, reason: string) => ({ time: '', action, actor: '', detail: { reason } });
    const log = [
      step('refuseRefund', 'The dinner is ordered.'),
      step('askRefund', 'Ill'),
      step('refuseRefund', 'No'),
    ];
    expect(sentenceOf({ ...order, situation: 'refund_refused', log }).answer).toBe('The dinner is ordered.');
    expect(sentenceOf({ ...order, situation: 'paid', log }).answer).toBe('');
    expect(sentenceOf({ ...order, situation: 'declined', log: [step('decline', 'Full')] }).answer).toBe(
      'Full',
    );
  });

  test.each([
    ['zh-Hans', zhHans],
    ['en', en],
  ])('has texts for every situation in %s', (_, messages) => {
    const { title, note } = messages.tickets.order;
    expect(Object.keys(title).sort()).toEqual([...SITUATIONS].sort());
    expect(Object.keys(note).sort()).toEqual([...SITUATIONS].sort());
  });
});

describe('the attendees of an order', () => {
  const questions = [
    { key: 'diet', kind: 'text', label: 'Diet', options: [], is_required: false, is_for_gate: false },
    { key: 'rules', kind: 'consent', label: 'Rules', options: [], is_required: true, is_for_gate: false },
  ] satisfies Parameters<typeof gapsOf>[1];

  test('begin with the buyer, and leave out transferred tickets', () => {
    const moved = { ...ticket, id: 9, was_transferred: true };
    const shown = attendeesOf({ ...order, tickets: [...order.tickets, moved] });
    expect(shown.map(({ id, name, email }) => [id, name, email])).toEqual([
      [7, 'Chen', 'chen@example.com'],
      [8, '', ''],
    ]);
  });

  test('have no name while the account has only a generated one', () => {
    const shown = attendeesOf({ ...order, name: 'user_a1a77f' });
    expect(shown.map(({ name }) => name)).toEqual(['', '']);
    expect(attendeesOf({ ...order, name: 'user_friendly' })[0]?.name).toBe('user_friendly');
  });

  test('lack required answers, unless they get a link', () => {
    const [first, second] = attendeesOf(order);
    if (!first || !second) throw new Error('two attendees were expected');
    expect(gapsOf([first, second], questions).map(({ id, field }) => [id, field])).toEqual([
      [7, 'rules'],
      [8, 'name'],
      [8, 'rules'],
    ]);
    const filled = { ...first, answers: { rules: 'yes' }, email: 'chen@' };
    expect(gapsOf([filled, { ...second, isByLink: true }], questions)).toEqual([
      { id: 7, field: 'email', reason: 'notEmail' },
    ]);
  });

  test('keep typed values for tickets that still exist', () => {
    const typed = JSON.stringify([{ id: 8, name: 'He', email: '', answers: {}, isByLink: false }]);
    const names = toAttendees(withDraft(attendeesOf(order), typed)).map(({ name }) => name);
    expect(names).toEqual(['Chen', 'He']);
    expect(withDraft(attendeesOf(order), '{')).toEqual(attendeesOf(order));
  });

  test('leave the ticket of whoever fills it in through a link as that person left it', () => {
    const typed = JSON.stringify([{ id: 8, name: '', email: '', answers: {}, isByLink: true }]);
    expect(toAttendees(withDraft(attendeesOf(order), typed)).map(({ id }) => id)).toEqual([7]);
  });
});

test('the log shows entries that concern the buyer, with sums and reasons', () => {
  const entry = { time: '2026-11-20T06:52:00Z', actor: 'Chen' };
  const lines = logLines([
    { ...entry, action: 'transfer_named', detail: { transfer_id: '0x7be1' } },
    { ...entry, action: 'money', detail: { amount: 88000 } },
    { ...entry, action: 'note_of_the_desk', detail: {} },
    { ...entry, action: 'refuseRefund', detail: { reason: '晚餐已按人数订好。' } },
    { ...entry, action: 'refund_failed', detail: { amount: 28000, reason: 'expired_or_canceled_card' } },
  ]);
  expect(lines.map(({ action, amount, words }) => [action, amount, words])).toEqual([
    ['transfer_named', null, '0x7be1'],
    ['money', 88000, ''],
    ['refuseRefund', null, '晚餐已按人数订好。'],
    ['refund_failed', 28000, ''],
  ]);
});

test('labelled lines of payment instructions can be copied, and web addresses do not count as labels', () => {
  expect(
    noteLines('收款人：渡口（上海）咨询\nAccount: 6226 0912\n\nhttps://pay.example.com/x\n附言写核对码'),
  ).toEqual([
    { label: '收款人', text: '渡口（上海）咨询' },
    { label: 'Account', text: '6226 0912' },
    { label: '', text: 'https://pay.example.com/x' },
    { label: '', text: '附言写核对码' },
  ]);
});
