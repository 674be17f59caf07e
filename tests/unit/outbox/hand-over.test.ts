import type { Config } from '@/backend/kernel/config';
import { handToMailServer } from '@/backend/outbox/hand-to-mail-server';
import { transportOf } from '@/backend/outbox/transport';
import { type MailSink, startMailSink } from '@/tests/support/mail-sink';
import { until } from '@/tests/support/until';

let sink: MailSink;
beforeAll(async () => (sink = await startMailSink()));
afterAll(() => sink.close());

const letterTo = (to: string, messageId: string) => ({
  ...{ from: 'desk@news.example', to, subject: 'Letter', text: 'Text', messageId },
});

test('a letter that the server takes too long to accept is given up and does not arrive later', async () => {
  const transport = transportOf({ mail: { dkim: null } as Config['mail'] }, sink.url, 2);
  const slow = letterTo('slow@example.org', '<1@news.example>');
  expect(await handToMailServer(transport, slow, 300)).toMatchObject({ state: 'unreached' });
  // A second letter to that server, which waits for it, shows that the first would have arrived.
  expect(await handToMailServer(transport, { ...slow, messageId: '<2@news.example>' })).toMatchObject({
    state: 'sent',
  });
  await until(() => Promise.resolve(sink.letters.length > 0));
  expect(sink.letters.map(({ messageId }) => messageId)).toEqual(['<2@news.example>']);
  transport.close();
});
