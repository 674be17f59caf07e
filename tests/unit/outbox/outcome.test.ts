import { outcomeOf } from '@/backend/outbox/hand-to-mail-server';

const answer = (responseCode: number, command: string, message = 'no') =>
  Object.assign(new Error(message), { responseCode, command });

test.each([
  ['a refused address', answer(550, 'RCPT TO'), true, 'bounced', true],
  [
    'a relay that is not ours any more',
    answer(554, 'RCPT TO', '554 5.7.1 Relay access denied'),
    false,
    'unreached',
    false,
  ],
  [
    'a quota that is used up',
    answer(550, 'RCPT TO', '550 5.4.5 Daily sending quota exceeded'),
    false,
    'unreached',
    false,
  ],
  [
    'a receiver that takes no such letters',
    answer(550, 'RCPT TO', '550 5.7.1 policy'),
    false,
    'bounced',
    false,
  ],
  ['a full mailbox for good', answer(552, 'RCPT TO', '552 5.2.2 mailbox full'), false, 'bounced', false],
  ['a disabled mailbox', answer(550, 'RCPT TO', '550 5.2.1 disabled'), false, 'bounced', true],
  ['a refused text', answer(554, 'DATA', '5.7.1 spam'), true, 'bounced', false],
  ['a text refused because of the address', answer(550, 'DATA', '550 5.1.1 unknown'), true, 'bounced', true],
  ['a full mailbox', answer(452, 'RCPT TO'), false, 'pending', false],
  ['a refused sender', answer(550, 'MAIL FROM'), false, 'unreached', false],
  ['a server that closes', answer(421, 'RCPT TO'), false, 'unreached', false],
  ['no connection', new Error('ECONNREFUSED'), false, 'unreached', false],
  ['a connection lost after the text was begun', new Error('closed'), true, 'uncertain', false],
])('%s', (_, error, isBegun, state, isAddressRefused) => {
  expect(outcomeOf(error, isBegun)).toMatchObject({ state, isAddressRefused });
});
