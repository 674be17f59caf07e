import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { freePort } from './free-port';

interface Session {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  client_reference_id: string;
  success_url: string;
  cancel_url: string;
  /** In seconds since 1970. */
  expires_at: number;
}

export interface StripeStub {
  url: string;
  sessions: Session[];
  refunds: { id: string; payment_intent: string; amount: number; status: string; metadata: object }[];
  /** The first state of a new refund. */
  refundsBegin: string;
  /** Disputes of buyers, by id. */
  disputes: Map<string, { status: string; payment_intent: string }>;
  /** Pays a session as the buyer does on its page; `later` uses a method that takes days. */
  pay(session: Session | undefined, how?: 'paid' | 'later'): void;
  /** While true, every request fails with 503. */
  isAway: boolean;
  /** Answers every request with this instead, after doing what it asks if `isDone`. */
  failure: { status: number; body: object; isDone?: boolean } | null;
  /** While true, no new page for a payment is made. */
  refusesPages: boolean;
  /** A webhook message: body and signature. */
  message(type: string, object: object, at: Date, secret?: string): { body: string; signature: string };
  stop(): Promise<void>;
}

export const STRIPE_SECRET = 'whsec_of_the_tests';

/** A server with the part of Stripe's API that is used, including idempotency keys. */
export async function startStripeStub(): Promise<StripeStub> {
  const port = await freePort();
  /** The answer to each idempotency key, and what was sent with it. */
  const answers = new Map<string, { sent: string; answer: object }>();
  const stub: Omit<StripeStub, 'stop'> = {
    url: `http://127.0.0.1:${port}`,
    sessions: [],
    refunds: [],
    refundsBegin: 'succeeded',
    disputes: new Map(),
    isAway: false,
    failure: null,
    refusesPages: false,
    pay(session, how = 'paid') {
      if (session?.status !== 'open') throw new Error('the page is shut');
      session.status = 'complete';
      session.payment_intent = `pi_${session.id}`;
      if (how === 'paid') session.payment_status = 'paid';
    },
    message(type, object, at, secret = STRIPE_SECRET) {
      const body = JSON.stringify({ id: 'evt', type, data: { object } });
      const time = Math.floor(at.getTime() / 1000);
      const sign = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      return { body, signature: `t=${time},v1=${sign}` };
    },
  };
  const send = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (stub.isAway) return send(response, 503, { error: {} });
    const { failure } = stub;
    if (failure && !failure.isDone) return send(response, failure.status, failure.body);
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    const key = String(request.headers['idempotency-key'] ?? '');
    const earlier = key === '' ? undefined : answers.get(key);
    if (earlier && earlier.sent !== form.toString())
      return send(response, 400, { error: { type: 'idempotency_error' } });
    if (earlier) return send(response, 200, earlier.answer);
    const [, version, name, part, id = '', verb] = (request.url ?? '').split('/');
    if (version === 'pay') return showPage(response, name ?? '', part);
    const dispute = stub.disputes.get(part ?? '');
    if (name === 'disputes' && dispute) return send(response, 200, { id: part, ...dispute });
    const refunded = name === 'refunds' && stub.refunds.find((candidate) => candidate.id === part);
    if (refunded) return send(response, 200, refunded);
    const refused = name === 'refunds' && whyNoRefund(form);
    if (refused) return send(response, 400, { error: { code: refused } });
    if (stub.refusesPages && part === 'sessions' && id === '')
      return send(response, 400, { error: { code: 'amount_too_small' } });
    const answer = name === 'refunds' ? refund(form) : part === 'sessions' && id === '' ? open(form) : null;
    if (answer) {
      answers.set(key, { sent: form.toString(), answer });
      return failure ? send(response, failure.status, failure.body) : send(response, 200, answer);
    }
    const session = stub.sessions.find((candidate) => candidate.id === id);
    if (!session) return send(response, 404, { error: { code: 'resource_missing' } });
    if (verb === 'expire' && session.status !== 'open')
      return send(response, 400, { error: { message: 'only open sessions can be expired' } });
    if (verb === 'expire') session.status = 'expired';
    return send(response, 200, session);
  });
  /** The page on which a buyer pays: at once, by a method that takes days, or not at all. */
  const showPage = (response: ServerResponse, id: string, how?: string) => {
    const session = stub.sessions.find((candidate) => candidate.id === id);
    if (how === undefined || session?.status !== 'open') {
      const link = (to: string, word: string) => `<p><a href="${to}">${word}</a></p>`;
      const ways = link(`/pay/${id}/paid`, 'Pay') + link(`/pay/${id}/later`, 'Pay by debit');
      response.writeHead(200, { 'content-type': 'text/html' });
      const state = session?.status === 'open' ? ways : '<h1>Closed</h1>';
      return response.end(state + link(session?.cancel_url ?? '', 'Back'));
    }
    stub.pay(session, how === 'later' ? 'later' : 'paid');
    return response.writeHead(303, { location: session.success_url }).end();
  };
  const open = (form: URLSearchParams): Session => {
    const id = `cs_${stub.sessions.length + 1}_${port}`;
    const session: Session = {
      id,
      url: `${stub.url}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      expires_at: Number(form.get('expires_at')),
    };
    stub.sessions.push(session);
    return session;
  };
  const whyNoRefund = (form: URLSearchParams): string | null => {
    const intent = form.get('payment_intent');
    const ofIt = [...stub.disputes.values()].filter(({ payment_intent }) => payment_intent === intent);
    if (ofIt.some(({ status }) => status !== 'won')) return 'charge_disputed';
    const paid = stub.sessions.find(({ payment_intent }) => payment_intent === intent)?.amount_total ?? 0;
    const gone = stub.refunds.filter(
      (candidate) => candidate.payment_intent === intent && candidate.status !== 'failed',
    );
    const sum = gone.reduce((total, { amount }) => total + amount, Number(form.get('amount')));
    return sum > paid ? 'charge_already_refunded' : null;
  };
  const refund = (form: URLSearchParams) => {
    const newRefund = {
      id: `re_${stub.refunds.length + 1}_${port}`,
      payment_intent: form.get('payment_intent') ?? '',
      amount: Number(form.get('amount')),
      status: stub.refundsBegin,
      metadata: { refund: form.get('metadata[refund]') ?? '' },
    };
    stub.refunds.push(newRefund);
    return { ...newRefund };
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(stub, {
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
