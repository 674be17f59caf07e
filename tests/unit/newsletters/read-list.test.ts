import { readList } from '@/backend/modules/newsletters/commands/import/read-list';

const now = new Date('2026-11-27T00:00:00Z');

test('Ghost, Mailchimp and Substack lists are read by their own columns', () => {
  const ghost =
    'id,email,name,subscribed_to_emails,created_at\n1,A@x.example,A,true,2024-05-01T00:00:00.000Z';
  const mailchimp =
    '"Email Address","First Name",OPTIN_TIME,CONFIRM_TIME\nb@x.example,B,,"2023-02-03 04:05:06"';
  const substack =
    'email,active_subscription,email_disabled,created_at\nc@x.example,false,false,2022-01-01T10:00:00Z';
  expect([ghost, mailchimp, substack].map((csv) => readList(csv, now)?.taken)).toEqual([
    [{ line: 2, address: 'a@x.example', consentAt: new Date('2024-05-01T00:00:00Z') }],
    [{ line: 2, address: 'b@x.example', consentAt: new Date('2023-02-03T04:05:06Z') }],
    [{ line: 2, address: 'c@x.example', consentAt: new Date('2022-01-01T10:00:00Z') }],
  ]);
});

test('rows without consent, of people who left, without an address or twice are refused by name', () => {
  const csv = [
    'email,subscribed_to_emails,created_at',
    'a@x.example,true,',
    'b@x.example,false,2024-01-01',
    'nothing,true,2024-01-01',
    'c@x.example,true,2024-01-01',
    'C@x.example,true,2024-01-01',
    'd@x.example,true,2999-01-01',
  ].join('\n');
  expect(readList(csv, now)?.refused).toEqual([
    { line: 2, reason: 'noConsent' },
    { line: 3, reason: 'unsubscribed' },
    { line: 4, reason: 'notEmail' },
    { line: 6, reason: 'twice' },
    { line: 7, reason: 'noConsent' },
  ]);
});

test('a file without addresses is not read', () => expect(readList('a,b\n1,2', now)).toBeNull());
