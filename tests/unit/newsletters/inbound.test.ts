import { readEvents, subscriptionToConfirm } from '@/backend/modules/newsletters/commands/inbound/read-event';
import { readMail } from '@/backend/modules/newsletters/commands/inbound/read-mail';

const KEY = `a7-${'0123456789'.repeat(4)}`;
const MARK = '0123456789abcdef';

test('a letter that a mail program wrote from the mailto address names the key', () => {
  const mailto = new URL(`mailto:leave@news.example?subject=unsubscribe%20${KEY}`);
  const subject = mailto.searchParams.get('subject') ?? '';
  const raw = `From: reader@x.example\r\nTo: ${mailto.pathname}\r\nSubject: ${subject}\r\n\r\n`;
  expect(readMail(raw)).toEqual({ kind: 'leave', key: KEY, delivery: null });
});

test('an answer that only quotes the word unsubscribes nobody', () => {
  const raw = `To: leave@news.example\nSubject: Re: how do I unsubscribe\n\n> ${KEY}`;
  expect(readMail(raw)).toBeNull();
});

test.each([
  ['5.1.1', 'bounced'],
  ['4.2.2', 'delayed'],
  ['5.2.2', 'delayed'],
  ['5.7.1', 'delayed'],
])('a report of delivery with status %s is %s', (status, kind) => {
  const raw = [
    `To: bounces+12-${MARK}@news.example`,
    'Content-Type: multipart/report; report-type=delivery-status',
    '',
    `Status: ${status}`,
  ].join('\r\n');
  expect(readMail(raw)).toEqual({ kind, key: null, delivery: { id: 12, mark: MARK } });
});

test('a complaint is known by the key in the letter it quotes', () => {
  const raw = [
    'To: bounces@news.example',
    'Content-Type: multipart/report;',
    '\treport-type="feedback-report"',
    '',
    `List-Unsubscribe: <https://news.example/letters/unsubscribe/${KEY}>`,
  ].join('\r\n');
  expect(readMail(raw)).toMatchObject({ kind: 'complained', key: KEY });
});

test.each([
  ['Postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: 'A@x.example' }, 'bounced'],
  ['Postmark', { RecordType: 'SpamComplaint', Email: 'a@x.example' }, 'complained'],
  ['SendGrid', [{ event: 'bounce', email: 'a@x.example' }], 'bounced'],
  ['SendGrid', [{ event: 'spamreport', email: 'a@x.example' }], 'complained'],
  [
    'Mailgun',
    { 'event-data': { event: 'failed', severity: 'permanent', recipient: 'a@x.example' } },
    'bounced',
  ],
  [
    'SES',
    {
      notificationType: 'Bounce',
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'a@x.example' }] },
    },
    'bounced',
  ],
])('%s reports an address', (_, report, kind) => {
  expect(readEvents(report)).toEqual([{ address: 'a@x.example', kind }]);
});

test('SES reports in notifications of SNS, in either form', () => {
  const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'a@x.example' }] };
  for (const name of ['notificationType', 'eventType']) {
    const report = { Type: 'Notification', Message: JSON.stringify({ [name]: 'Bounce', bounce }) };
    expect(readEvents(report)).toEqual([{ address: 'a@x.example', kind: 'bounced' }]);
  }
  expect(readEvents({ Type: 'Notification', Message: 'no JSON' })).toEqual([]);
  const url = 'https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription';
  const request = { Type: 'SubscriptionConfirmation', SubscribeURL: url };
  expect(readEvents(request)).toEqual([]);
  expect([subscriptionToConfirm(request), subscriptionToConfirm({})]).toEqual([url, null]);
});

test('what was delivered or put off ends nothing', () => {
  expect(readEvents([{ event: 'delivered', email: 'a@x.example' }])).toEqual([]);
  expect(readEvents({ RecordType: 'Bounce', Type: 'SoftBounce', Email: 'a@x.example' })).toEqual([]);
  expect(readEvents('nothing')).toEqual([]);
});
