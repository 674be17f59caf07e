#!/usr/bin/env node
// Whether response times reveal that an account exists: the same calls for addresses with and without an account,
// alternately, with the limits raised. Prints a table of medians, 95th percentiles and the chance that a known address
// took longer than an unknown one (50% reveals nothing).
//   node tests/bench/accounts.mjs [tries]
import { median, percentile, startBench } from './backend.mjs';

const TRIES = Number(process.argv[2] ?? 200);
const PASSWORD = 'quiet-harbour-94';
const NEW = { new_password1: 'amber-lantern-27', new_password2: 'amber-lantern-27' };

const bench = await startBench({ LIMITS_TIMES: '1000000' });
const { post, waiting } = bench;

const email = (kind, index) => `${kind}-${index}@example.org`;
const PEOPLE = 20;
for (let index = 0; index < PEOPLE; index += 1) {
  await post('/sendMailSms', { email: email('known', index), purpose: 'register' });
}
const letters = await waiting();
for (let index = 0; index < PEOPLE; index += 1) {
  const code = /\d{6}/.exec(letters.find(({ to }) => to === email('known', index)).text)[0];
  const registered = await post('/login', {
    type: 5,
    email: email('known', index),
    code,
    password: PASSWORD,
  });
  if (registered.code !== 200) throw new Error(registered.message);
}

const CALLS = {
  'wrong password': (address) => ['/login', { type: 4, email: address, password: 'wrong-password-1' }],
  'wrong code': (address) => ['/login', { type: 3, email: address, code: '000000' }],
  'register with a wrong code': (address) => [
    '/login',
    { type: 5, email: address, code: '000000', password: PASSWORD },
  ],
  'reset with a wrong code': (address) => ['/forgotPassword', { email: address, code: '000000', ...NEW }],
  'ask for a code to log in': (address) => ['/sendMailSms', { email: address, purpose: 'login' }],
  'ask for a code to register': (address) => ['/sendMailSms', { email: address, purpose: 'register' }],
  'ask for a code to reset': (address) => ['/sendMailSms', { email: address, purpose: 'reset' }],
};

console.log(
  `| call, ${TRIES} tries each | known: median / p95 ms | unknown: median / p95 ms | ratio of medians | known slower |`,
);
console.log('|---|---|---|---|---|');
for (const [name, call] of Object.entries(CALLS)) {
  const times = { known: [], unknown: [] };
  const answers = { known: new Set(), unknown: new Set() };
  for (let run = -10; run < TRIES; run += 1) {
    const order = run % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of order) {
      const started = performance.now();
      const { code, message } = await post(...call(email(kind, Math.abs(run) % PEOPLE)));
      if (run >= 0) times[kind].push(performance.now() - started);
      answers[kind].add(`${code} ${message}`);
    }
  }
  if ([...answers.known].join() !== [...answers.unknown].join())
    throw new Error(`${name}: the answers differ`);
  const [existing, unknown] = [times.known, times.unknown];
  const ms = (list) => `${median(list).toFixed(2)} / ${percentile(list, 0.95).toFixed(2)}`;
  const ratio = (median(existing) / median(unknown)).toFixed(3);
  console.log(
    `| ${name} | ${ms(existing)} | ${ms(unknown)} | ${ratio} | ${(slower(existing, unknown) * 100).toFixed(1)}% |`,
  );
}
await bench.stop();

/** The share of all pairs in which the first call took longer. */
function slower(first, second) {
  const wins = first.reduce((sum, a) => sum + second.filter((b) => a > b).length, 0);
  return wins / (first.length * second.length);
}
