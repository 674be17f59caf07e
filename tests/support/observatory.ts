/** The input of MDN's HTTP Observatory for a site: the headers of one answer over TLS. */
export interface Observed {
  headers: Record<string, string | undefined>;
  cookies?: readonly string[];
}

const SIX_MONTHS = 15_552_000;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];
const GOOD_REFERRER = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const BAD_REFERRER = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
const EXTRA_CREDIT_FROM = 90;

type Rule = (observed: Observed) => number;

/** Its rules, version 6: the points each adds to or subtracts from 100. */
const RULES: Record<string, Rule> = {
  'content-security-policy': ({ headers }) => policyScore(headers['content-security-policy']),
  'strict-transport-security': ({ headers }) => {
    const seconds = /max-age=(\d+)/i.exec(headers['strict-transport-security'] ?? '')?.[1];
    return seconds === undefined ? -20 : Number(seconds) < SIX_MONTHS ? -10 : 0;
  },
  'referrer-policy': ({ headers }) => {
    const header = headers['referrer-policy'];
    if (header === undefined) return 0;
    const policies = header.split(',').map((part) => part.trim().toLowerCase());
    const last = policies.filter((policy) => [...GOOD_REFERRER, ...BAD_REFERRER].includes(policy)).at(-1);
    return last !== undefined && GOOD_REFERRER.includes(last) ? 5 : -5;
  },
  'x-content-type-options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'x-frame-options': ({ headers }) => {
    if (readPolicy(headers['content-security-policy'])?.has('frame-ancestors')) return 5;
    return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20;
  },
  'cross-origin-resource-policy': ({ headers }) =>
    oneOf(headers['cross-origin-resource-policy'], ['same-origin', 'same-site'], ['cross-origin']),
  'cross-origin-opener-policy': ({ headers }) =>
    oneOf(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
  'cross-origin-embedder-policy': ({ headers }) =>
    oneOf(headers['cross-origin-embedder-policy'], ['require-corp', 'credentialless'], ['unsafe-none']),
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-origin'] && headers['access-control-allow-credentials'] === 'true'
      ? -50
      : 0,
  cookies: ({ cookies = [] }) => {
    if (cookies.length === 0) return 0;
    if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -40;
    if (cookies.some((cookie) => /sess/i.test(cookie) && !/;\s*httponly/i.test(cookie))) return -30;
    return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
  },
};

/** The score, its grade, and the points of each rule; bonus points count only from 90 points on. */
export function observe(observed: Observed): {
  score: number;
  grade: string;
  points: Record<string, number>;
} {
  const points = Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, rule(observed)]));
  const sum = (wanted: (n: number) => boolean) =>
    Object.values(points)
      .filter(wanted)
      .reduce((total, n) => total + n, 0);
  const plain = 100 + sum((n) => n < 0);
  const score = Math.max(0, plain >= EXTRA_CREDIT_FROM ? plain + sum((n) => n > 0) : plain);
  return { score, grade: gradeOf(score), points };
}

const GRADES: readonly [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

const gradeOf = (score: number) => GRADES.find(([min]) => score >= min)?.[1] ?? 'F';

function oneOf(value: string | undefined, good: readonly string[], plain: readonly string[]): number {
  if (value === undefined || plain.includes(value)) return 0;
  return good.includes(value) ? 10 : -5;
}

/** Directives by name; null when there is no policy, or one that names a directive twice. */
export function readPolicy(header: string | undefined): Map<string, string[]> | null {
  if (!header) return null;
  const directives = new Map<string, string[]>();
  for (const part of header
    .split(';')
    .map((segment) => segment.trim())
    .filter(Boolean)) {
    const [name = '', ...sources] = part.split(/\s+/);
    if (directives.has(name)) return null;
    directives.set(name, sources);
  }
  return directives;
}

function policyScore(header: string | undefined): number {
  const policy = readPolicy(header);
  if (!policy) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const trusted = (name: string) => {
    const list = sources(name);
    const isNamed = list.some((source) => /^'(sha256|sha384|sha512|nonce)-/.test(source));
    return isNamed ? list.filter((source) => source !== "'unsafe-inline'") : list;
  };
  const [scripts, styles] = [trusted('script-src'), trusted('style-src')];
  const isPlain = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  if (scripts.some((source) => UNSAFE.includes(source))) return -20;
  if (sources('object-src').some((source) => BROAD.includes(source))) return -20;
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src');
  if (active.some(([, list]) => list.some(isPlain))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if ([...sources('img-src'), ...sources('media-src')].some(isPlain)) return -10;
  if (styles.some((source) => UNSAFE.includes(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}
