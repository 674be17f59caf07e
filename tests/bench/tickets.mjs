#!/usr/bin/env node
// A sale opens: many buyers at once on a real PostgreSQL, most of them for one event and the others for a second one.
// It runs under the lock of the event, under a lock of the whole table, and without any lock, which oversells. Then it
// measures the memory of an export of 10,000 orders. Run it in the folder of a build.
//   node tests/bench/tickets.mjs [buyers] [seats]
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import postgres from 'postgres';
import { memoryOf, percentile, SECRET, startBench } from './backend.mjs';
import { startPostgres } from './postgres.mjs';

const BUYERS = Number(process.argv[2] ?? 300);
const SEATS = Number(process.argv[3] ?? 150);
/** One in this many buyers wants the other event. */
const ELSEWHERE = 6;
const EXPORTED = 10_000;
const FIRST = 60;

const HEAD = `import { sql, eq } from 'drizzle-orm'; import { events } from '@/backend/db/schema/events';`;
const READ = `const [event] = await context.db.select().from(events).where(eq(events.id, id)); return event;`;
const LOCKS = {
  'of the event': null,
  'of the table': `${HEAD} export async function lockEvent(context, id) {
    await context.db.execute(sql\`lock table events in exclusive mode\`); ${READ} }`,
  none: `${HEAD} export async function lockEvent(context, id) { ${READ} }`,
};

/** A build of the backend with another lock instead of its own. */
async function bundled(contents) {
  if (contents === null) return '.build/backend.mjs';
  const outfile = `.build/bench-tickets-${process.pid}.mjs`;
  const lock = {
    name: 'lock',
    setup({ onLoad }) {
      onLoad({ filter: /commands\/lock-event\.ts$/ }, () => ({
        contents,
        loader: 'ts',
        resolveDir: process.cwd(),
      }));
    },
  };
  const common = { bundle: true, platform: 'node', target: 'node24', format: 'esm', packages: 'external' };
  await build({ ...common, entryPoints: ['backend/main/server.ts'], outfile, plugins: [lock] });
  return outfile;
}

/** Makes members with open sessions directly in the database, because registration is not part of a sale. */
async function makeMembers(sql, count) {
  const tokens = Array.from({ length: count }, (_, n) => `token-of-the-bench-${n}`);
  const users = await sql`insert into users (nickname, email) select 'b' || n, 'b' || n || '@example.org'
    from generate_series(1, ${count}) n returning id`;
  await sql`insert into sessions ${sql(
    users.map(({ id }, at) => ({
      user_id: id,
      kind: 'session',
      token_hash: createHash('sha256').update(tokens[at]).digest('hex'),
      user_agent: 'bench',
      ip: '198.18.0.1',
      created_at: new Date(),
      last_used_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
    })),
  )}`;
  return tokens;
}

const asMember = (backend, token, at) => (path, body) =>
  backend.post(path, body, {
    authorization: `Bearer ${token}`,
    'x-backend-secret': SECRET,
    // Each buyer comes from a network of their own.
    'x-reader-address': `198.${18 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`,
  });

async function makeEvent(call, quantity) {
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const { data, code, message } = await call('/admin/activity/update', {
    title: '开售',
    start_time: `${day} 14:00`,
    end_time: `${day} 18:00`,
    time_zone: 'Asia/Shanghai',
    city: '上海',
    status: 'published',
    tickets: [{ name: '票', price: 28000, quantity }],
  });
  if (code !== 200) throw new Error(message);
  return { event_id: data.id, items: [{ ticket_type_id: data.tickets[0].id, quantity: 1 }] };
}

async function opening(sql, backend, tokens) {
  const host = asMember(backend, tokens[0], 0);
  const [hot, quiet] = [await makeEvent(host, SEATS), await makeEvent(host, BUYERS)];
  const answers = { hot: [], quiet: [] };
  const codes = {};
  const begun = performance.now();
  await Promise.all(
    tokens.map(async (token, at) => {
      const place = at % ELSEWHERE === 0 ? 'quiet' : 'hot';
      const from = performance.now();
      const order = { ...(place === 'hot' ? hot : quiet), idempotency_key: `bench-${at}` };
      const { code } = await asMember(backend, token, at)('/createOrder', order);
      answers[place].push(performance.now() - from);
      codes[code] = (codes[code] ?? 0) + 1;
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const [{ count }] = await sql`select count(*)::int from tickets where event_id = ${hot.event_id}`;
  return { answers, codes, seconds, sold: count };
}

const ms = (list, part) => percentile(list, part).toFixed(0);
const server = await startPostgres();
const sql = postgres(server.url, { max: 2, onnotice: () => undefined });
try {
  for (const [lock, contents] of Object.entries(LOCKS)) {
    const program = await bundled(contents);
    const backend = await startBench({ DATABASE_URL: server.url, SAMPLE_CONTENT: 'off' }, program);
    if (lock === 'none') await sql`alter table ticket_types drop constraint ticket_types_taken`;
    await sql`truncate users, events, limits cascade`;
    const members = await makeMembers(sql, BUYERS + FIRST);
    // Warms up, because programs that have just started are slower.
    await opening(sql, backend, members.slice(BUYERS));
    const tokens = members.slice(0, BUYERS);
    const { answers, codes, seconds, sold } = await opening(sql, backend, tokens);
    const errors = Object.entries(codes).map(([code, times]) => `${code}: ${times}`);
    // A buyer who comes too late gets 409; any answer other than that and an order is an error.
    const [ordered, refused] = [codes[200] ?? 0, codes[409] ?? 0];
    console.log(
      `lock ${lock}: ${BUYERS} buyers in ${seconds.toFixed(2)} s, ${(ordered / seconds).toFixed(1)} orders and ${(BUYERS / seconds).toFixed(1)} answers a second, errors ${BUYERS - ordered - refused} (${errors.join(', ')})\n` +
        `  p50 ${ms(answers.hot, 0.5)}, p95 ${ms(answers.hot, 0.95)} ms; the other event p50 ${ms(answers.quiet, 0.5)}, p95 ${ms(answers.quiet, 0.95)} ms; sold ${sold} of ${SEATS}`,
    );
    // The first order is for an event of the warm-up, whose organiser is the first member of the warm-up.
    if (contents === null) await measureExport(sql, backend, members[BUYERS]);
    await backend.stop();
    if (contents !== null) rmSync(program, { force: true });
  }
} finally {
  await sql.end();
  await server.stop();
}

/** Copies one order many times, and exports its event as a table. */
async function measureExport(db, backend, token) {
  const [{ id, event_id }] = await db`select id, event_id from orders order by id limit 1`;
  await db.unsafe(`with made as (
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 1000000 + n, 'number', 'N' || n,
        'request_key', 'copy-' || n))).* from orders o, generate_series(1, ${EXPORTED}) n where o.id = ${id} returning id)
    insert into order_items select (jsonb_populate_record(i, jsonb_build_object('id', 1000000 + n, 'order_id', 1000000 + n))).*
      from order_items i, generate_series(1, ${EXPORTED}) n where i.order_id = ${id}`);
  await db.unsafe(`insert into tickets select (jsonb_populate_record(t, jsonb_build_object('id', 1000000 + n, 'order_id',
      1000000 + n, 'item_id', 1000000 + n, 'code', 'C' || n, 'access_key', 'K' || n))).*
    from tickets t, generate_series(1, ${EXPORTED}) n where t.order_id = ${id}`);
  const call = asMember(backend, token, 0);
  for (const format of ['csv', 'xlsx']) {
    const { data } = await call('/admin/activity/getExportData', {
      activity_id: event_id,
      format,
      what: 'tickets',
    });
    const before = backend.memory();
    const from = performance.now();
    let [bytes, peak] = [0, before];
    for await (const piece of (await fetch(backend.url + data.url)).body) {
      bytes += piece.length;
      peak = Math.max(peak, memoryOf(backend.program));
    }
    console.log(
      `export of ${EXPORTED} orders as ${format}: ${(bytes / 1e6).toFixed(1)} MB in ${((performance.now() - from) / 1000).toFixed(2)} s, memory ${before.toFixed(0)} → at most ${peak.toFixed(0)} MB`,
    );
  }
}
