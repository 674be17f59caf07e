#!/usr/bin/env node
// A newsletter to many addresses, against a mail server that takes everything: how long importing, beginning and sending
// take, how much memory the backend needs meanwhile, and whether anybody gets it twice. With `kill` the backend is killed
// (-9) in the middle and started again. Run it in the folder of a build.
//   node tests/bench/letters.mjs [addresses] [kill]
import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import postgres from 'postgres';
import { memoryOf, startBench } from './backend.mjs';
import { startPostgres } from './postgres.mjs';

const ADDRESSES = Number(process.argv[2] ?? 100_000);
const IS_KILLED = process.argv[3] === 'kill';
const ROWS_OF_A_LIST = 50_000;
const TOKEN = 'token-of-the-bench';

/** A mail server of few words: it counts letters by receiver and answers at once. */
function startSink() {
  const counts = new Map();
  const server = createServer((socket) => {
    let rest = '';
    let to = '';
    let isData = false;
    const answer = (text) => socket.write(`${text}\r\n`);
    answer('220 sink');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (;;) {
        const end = isData ? rest.indexOf('\r\n.\r\n') : rest.indexOf('\r\n');
        if (end < 0) return;
        const line = rest.slice(0, end);
        rest = rest.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          counts.set(to, (counts.get(to) ?? 0) + 1);
          answer('250 taken');
        } else if (/^EHLO|^HELO/i.test(line)) answer('250-sink\r\n250 PIPELINING');
        else if (/^RCPT/i.test(line)) {
          to = /<([^>]+)>/.exec(line)?.[1] ?? '';
          answer('250 ok');
        } else if (/^DATA/i.test(line)) {
          isData = true;
          answer('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else answer('250 ok');
      }
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ counts, port: server.address().port, close: () => server.close() }),
    ),
  );
}

const sink = await startSink();
const database = await startPostgres();
const settings = {
  DATABASE_URL: database.url,
  SAMPLE_CONTENT: 'off',
  SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
  SITE_URL: 'https://news.example',
  MAIL_FROM: 'desk@news.example',
  NEWSLETTERS_PER_SECOND: '10000',
};
let backend = await startBench(settings);
const sql = postgres(database.url, { max: 2, onnotice: () => undefined });
const [{ id: userId }] =
  await sql`insert into users (nickname, email, roles) values ('bench', 'bench@example.org', '{admin}') returning id`;
await sql`insert into sessions ${sql({
  user_id: userId,
  kind: 'session',
  token_hash: createHash('sha256').update(TOKEN).digest('hex'),
  user_agent: 'bench',
  ip: '198.18.0.1',
  created_at: new Date(),
  last_used_at: new Date(),
  expires_at: new Date(Date.now() + 86_400_000),
})}`;
const call = async (path, body) => {
  const answer = await backend.post(path, body, { authorization: `Bearer ${TOKEN}` });
  if (answer.code !== 200)
    throw new Error(`${path}: ${answer.code} ${answer.message} ${JSON.stringify(answer.fields)}`);
  return answer.data;
};
const say = (text) => process.stdout.write(`${text}\n`);
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

let at = performance.now();
for (let from = 0; from < ADDRESSES; from += ROWS_OF_A_LIST) {
  const count = Math.min(ROWS_OF_A_LIST, ADDRESSES - from);
  const rows = Array.from({ length: count }, (_, n) => `r${from + n}@d${n % 97}.example,2025-01-02 03:04:05`);
  await call('/importLetterSubscribers', {
    csv: `email,created_at\n${rows.join('\n')}`,
    letters: ['morning'],
    lang: 'en',
  });
}
say(`${ADDRESSES} addresses imported in ${seconds(at)} s`);
const { id } = await call('/openLetterIssue', { letter: 'morning' });
const { document } = await call('/letterIssue', { id });
const text = { kind: 'text', text: { en: 'A paragraph of the bench. '.repeat(40) } };
await call('/saveLetterIssue', {
  id,
  version: 1,
  document: { ...document, subject: { en: 'The bench' }, blocks: [text] },
});
at = performance.now();
await call('/actOnLetterIssue', { id, version: 2, act: 'send' });
say(`begun in ${seconds(at)} s`);
at = performance.now();
const memory = [];
let isKilled = false;
for (;;) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  memory.push(Math.round(memoryOf(backend.program)));
  const [row] = await sql`select state from newsletter_issues where id = ${id}`;
  if (row.state === 'sent') break;
  if (IS_KILLED && !isKilled && sink.counts.size > ADDRESSES / 2) {
    isKilled = true;
    backend.program.kill('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 500));
    backend = await startBench(settings);
    await sql`update outbox set leased_until = null where delivered_at is null`;
  }
}
const states =
  await sql`select state, count(*)::int as count from newsletter_deliveries where issue_id = ${id} group by 1`;
const twice = [...sink.counts.values()].filter((count) => count > 1).length;
const rate = Math.round(ADDRESSES / Number(seconds(at)));
say(
  `sent in ${seconds(at)} s (${rate} a second); ${states.map((row) => `${row.count} ${row.state}`).join(', ')}`,
);
say(`arrived: ${sink.counts.size} addresses, ${twice} twice`);
const part = Math.max(1, Math.floor(memory.length / 10));
say(`memory of the backend in MB: ${memory.filter((_, place) => place % part === 0).join(' ')}`);
await sql.end();
await backend.stop();
sink.close();
await database.stop();
process.exit(twice > 0 ? 1 : 0);
