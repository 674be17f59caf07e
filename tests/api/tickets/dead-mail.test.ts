import postgres from 'postgres';
import { SMTPServer } from 'smtp-server';
import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { freePort } from '@/tests/support/free-port';
import { PAYMENT_NOTE } from '@/tests/support/payment-note';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';
import { createTestDatabase } from '@/tests/support/data-template';
import { hasPostgres } from '@/tests/support/postgres';
import { until } from '@/tests/support/until';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('tickets while the mail server is down', () => {
  let server: Awaited<ReturnType<typeof createTestDatabase>>;
  let sql: postgres.Sql;
  let backend: TestBackend;
  let port: number;
  let mail: SMTPServer | null = null;
  let organiser: MemberCalls;
  let buyer: MemberCalls;
  /** Recipients of the letters that the mail server has accepted. */
  const taken: string[] = [];

  beforeAll(async () => {
    server = await createTestDatabase(CHEAP_PASSWORDS);
    sql = postgres(server.url, { max: 2, onnotice: () => undefined });
    port = await freePort();
    backend = await startBackend({
      ...CHEAP_PASSWORDS,
      DATABASE_URL: server.url,
      LIMITS_TIMES: '1000',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    });
    organiser = callsOf(backend, (await signInAs(backend, 'organiser')).token);
    const { token } = await register(backend, 'buyer@example.org');
    buyer = callsOf(backend, token);
  });
  afterAll(async () => {
    await backend.destroy();
    if (mail) await new Promise<void>((closed) => mail?.close(() => closed()));
    await sql.end();
    await server.stop();
  });

  function startMail(): void {
    mail = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        if (!address.startsWith('mistyped')) return done();
        done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      },
      onData(stream, { envelope }, done) {
        stream.resume();
        stream.on('end', () => {
          taken.push(envelope.rcptTo[0]?.address ?? '');
          done();
        });
      },
    });
    mail.listen(port, '127.0.0.1');
  }

  test('are valid at once, and their letters wait with the error, leave when the server is back, and can be sent again', async () => {
    const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    const { data: event } = await organiser('updateActivity', {
      title: '停信演习',
      start_time: `${day} 14:00`,
      end_time: `${day} 16:00`,
      time_zone: 'Asia/Shanghai',
      city: '上海',
      status: 'published',
      payment_note: PAYMENT_NOTE,
      tickets: [{ name: '票', price: 28000, quantity: 5 }],
    });
    const { data: order } = await buyer('createOrder', {
      event_id: event.id,
      items: [{ ticket_type_id: event.tickets[0]?.id, quantity: 2 }],
      attendees: [
        { name: '陈默', email: 'chen@example.org' },
        { name: '何以渡', email: 'mistyped@example.org' },
      ],
      idempotency_key: 'dead-mail',
    });
    const { id } = order;
    expect((await organiser('checkOrder', { id, action: 'confirm' })).code).toBe(200);

    const atDesk = async () => (await organiser('activityOrder', { id })).data;
    const letters = async () =>
      (await atDesk()).letters.map(({ to, state, error }) => ({ to, state, hasReason: error !== '' }));
    const refused = (to: string) => ({ to, state: 'waiting', hasReason: true });
    await until(async () => (await letters()).filter(({ hasReason }) => hasReason).length === 2);
    expect(await letters()).toEqual([refused('mistyped@example.org'), refused('chen@example.org')]);

    // The order is paid and its tickets are valid and shown: only the letters wait.
    expect((await atDesk()).status).toBe('paid');
    const paidOrder = (await buyer('orderDetails', { id })).data;
    expect(paidOrder.tickets.map(({ state }) => state)).toEqual(['valid', 'valid']);
    const { data: ticket } = await buyer('ticketByKey', { key: paidOrder.tickets[0]?.key });
    expect(ticket).toMatchObject({ state: 'valid', token: expect.stringMatching(/.{60}/) });

    startMail();
    const dueNow = () => sql`update outbox set due_at = now() where kind = 'mail' and delivered_at is null`;
    await dueNow();
    await until(async () => (await letters()).every(({ state }) => state !== 'waiting'));
    expect(await letters()).toEqual([
      { to: 'mistyped@example.org', state: 'failed', hasReason: true },
      { to: 'chen@example.org', state: 'sent', hasReason: false },
    ]);

    // The organiser corrects a mistyped address and sends the tickets again in one call.
    const [, second] = paidOrder.tickets;
    const mended = { attendees: [{ id: second?.id, email: 'he@example.org' }], resend: true };
    expect((await organiser('updateActivityOrder', { id, ...mended })).code).toBe(200);
    await until(() => taken.includes('he@example.org'));
    await until(async () => (await letters()).filter(({ state }) => state === 'sent').length === 3);
    expect((await letters()).filter(({ to }) => to === 'he@example.org')).toEqual([
      { to: 'he@example.org', state: 'sent', hasReason: false },
    ]);
    expect(taken.filter((to) => to.startsWith('mistyped'))).toEqual([]);

    // Without `resend`, only the ticket with the changed address is sent.
    const again = { attendees: [{ id: second?.id, email: 'heyidu@example.org' }] };
    expect((await organiser('updateActivityOrder', { id, ...again })).code).toBe(200);
    await until(() => taken.includes('heyidu@example.org'));
    expect((await letters()).map(({ to }) => to).filter((to) => to === 'chen@example.org')).toHaveLength(2);
  });
});
