import { writeCalendar } from '@/backend/contract/calendar/write-calendar';
import { toInviteCode } from '@/backend/contract/tickets/invite-code';
import { referencesIn, toReference } from '@/backend/contract/tickets/reference';
import { codeOf } from '@/backend/modules/tickets/commands/codes/check-codes';
import { statementLines } from '@/backend/modules/tickets/queries/statements/lines';
import { refusalOf } from '@/tests/support/ticket-world';

test.each([
  'DUKOU-7F3K',
  ' dukou-7f3k ',
  'ＤＵＫＯＵ－７Ｆ３Ｋ',
  'DUKOU - 7F 3K',
  'DUKOU–7F3K',
  'DU\u200bKOU-7F3K',
])('the invite code %j is read as DUKOU-7F3K', (typed) => expect(toInviteCode(typed)).toBe('DUKOU-7F3K'));

test('a used-up invite code gets the same answer as an unknown one', async () => {
  const type = { id: 1, kind: 'invitation', isHidden: false } as Parameters<typeof codeOf>[1];
  const used = { id: 5, code: 'USED', ticketTypeId: 1, uses: 3, usesLimit: 3 };
  const check = (code: string) => {
    const item = { ticket_type_id: 1, quantity: 1, code };
    const work = async () => codeOf(item, type, [used] as Parameters<typeof codeOf>[2], 0);
    return work().catch((error: { key: string; fields: object; data: unknown }) => [
      ...[error.key, error.fields, error.data],
    ]);
  };
  expect(await check('USED')).toEqual(await check('NOBODY'));
  expect(await refusalOf(check('USED'))).toBe('done');
});

describe('a reference in a bank statement', () => {
  const number = '8F3K2';
  const reference = toReference(number);

  test.each([
    reference,
    reference.toLowerCase(),
    [...reference].join(' '),
    `${reference.slice(0, 4)}\n${reference.slice(4)}`,
    `${reference.slice(0, 2)}-${reference.slice(2, 5)} ${reference.slice(5)}`,
    reference.replace(/[A-Z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    `NB ${reference.slice(0, 5)} ${reference.slice(5)} TRANSFER 28000`,
  ])('is found in %j', (text) => expect(referencesIn(text)).toContain(number));

  test('is found once when it is complete, and not at all when it is mistyped', () => {
    expect(referencesIn(`${reference} HELLO 234567`)).toEqual([number]);
    expect(referencesIn('LXXXXXX')).toEqual([]);
  });

  test('may continue on the next line of a quoted cell, while a single quotation mark changes nothing', () => {
    expect(statementLines('a,"LX8F\n3K2A",280\r\n\nb,"x ""y""",1', 10)).toEqual([
      { line: 1, text: 'a,"LX8F 3K2A",280' },
      { line: 4, text: 'b,"x ""y""",1' },
    ]);
    expect(statementLines('5" nail\nLX', 10).map(({ text }) => text)).toEqual(['5" nail', 'LX']);
  });
});

test('the calendar file of one cancelled event cancels it; a subscription or a file of several events does not', () => {
  const entry = {
    ...{ uid: 'event-1@news.example', title: 'Workshop', location: '', description: '', url: 'https://x/1' },
    ...{ startsAt: '2026-12-05T05:30:00Z', endsAt: '2026-12-05T10:00:00Z', timeZone: null },
    ...{ updatedAt: '2026-11-25T00:00:00Z', sequence: 2, isCancelled: true },
  };
  const file = writeCalendar([entry]);
  expect(file).toContain('METHOD:CANCEL\r\n');
  expect(file).toContain('SEQUENCE:2\r\n');
  expect(file).toContain('STATUS:CANCELLED\r\n');
  for (const other of [
    writeCalendar([entry], 'Events'),
    writeCalendar([entry, { ...entry, isCancelled: false }]),
    writeCalendar([]),
  ])
    expect(other).toContain('METHOD:PUBLISH\r\n');
});
