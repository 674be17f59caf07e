import type { Planted } from './planted';

/** Code that a rule about single files refuses. */
export const habitBreaches: readonly Planted[] = [
  {
    name: 'fetch in a component',
    path: 'components/planted/x.ts',
    code: "export const x = () => fetch('/api');\n",
    rule: 'no-restricted-globals',
  },
  {
    name: 'fetch by the window',
    path: 'lib/planted/x.ts',
    code: "export const x = () => window.fetch('/api');\n",
    rule: 'no-restricted-properties',
  },
  ...[
    { name: 'a component that reads by itself', from: 'swr', as: 'useSWR' },
    { name: 'a component that acts by itself', from: '@/lib/platform/calls/post-call', as: '{ postCall }' },
  ].map(({ name, from, as }) => ({
    name,
    path: 'components/planted/x.tsx',
    code: `import ${as} from '${from}';\nexport const x = ${as.replace(/[{} ]/g, '')};\n`,
    rule: 'no-restricted-imports',
  })),
  ...[
    'export function tellBuyer() {}',
    'export const MOST_ROWS = 5;',
    'export class PictureFault {}',
    'export const x = (heard: string[]) => heard;',
    'export type HeardChange = string;',
    'export const x = (found: string[]) => found;',
    'export interface Press { askFar(): void }',
    'export class Cache { private kept = 1; }',
    'export const x = (most: number) => most;',
    'export interface Bounds { least: number }',
    'export const litRows = 5;',
    'export function harmlessStep() {}',
  ].map((code) => ({
    name: `a word of its own: ${code}`,
    path: 'lib/planted/x.ts',
    code: `${code}\n`,
    rule: 'house/plain-words',
  })),
  ...[
    'export const X = () => <p className="mt-2 md:text-[15px]" />;',
    'export const X = ({ dark }: { dark: boolean }) => <p className={`text-[.9rem] ${dark ? "a" : "b"}`} />;',
    "export const SIZE = '[font-size:15px]';",
    'export const X = () => <p style={{ fontSize: 15 }} />;',
  ].map((code) => ({
    name: `a size of text without a name: ${code}`,
    path: 'components/planted/x.tsx',
    code: `${code}\n`,
    rule: 'house/type-scale',
  })),
  ...['(1e6).toLocaleString()', "new Intl.NumberFormat('en').format(1e6)"].map((printed) => ({
    name: `a number printed by itself: ${printed}`,
    path: 'components/planted/x.ts',
    code: `export const x = ${printed};\n`,
    rule: 'no-restricted-properties',
  })),
  ...[
    'export const x = process.env.X;',
    "export const x = process['env'].X;",
    'export const { env } = process;',
    "import { env } from 'node:process';\nexport const x = env.X;",
  ].map((code) => ({ name: code, path: 'backend/kernel/x.ts', code, rule: 'no-restricted-syntax' })),
  ...['request.json()', 'request.text()', 'c.req.json()', 'c.req.raw.arrayBuffer()'].map((read) => ({
    name: `a body without a limit: ${read}`,
    path: 'app/api/planted/route.ts',
    code: `export const POST = async (request: Request, c: { req: { raw: Request; json(): unknown } }) => [request, c, ${read}];\n`,
    rule: 'no-restricted-syntax',
  })),
  {
    name: 'rows whose types are only asserted',
    path: 'backend/modules/planted/queries.ts',
    code: 'export const x = (db: { execute<Row>(statement: string): Row }) => db.execute<{ id: string }>("select 1");\n',
    rule: 'no-restricted-syntax',
  },
  ...['sql<{ id: string }[]>`select 1`', 'sql.unsafe<{ id: string }[]>("select 1")'].map((read) => ({
    name: `rows of postgres.js whose types are only asserted: ${read}`,
    path: 'backend/backup/planted.ts',
    code: `export const x = (sql: { <Row>(statement: TemplateStringsArray): Row; unsafe<Row>(statement: string): Row }) => ${read};\n`,
    rule: 'no-restricted-syntax',
  })),
  {
    name: 'a message as it is written',
    path: 'components/shell/x.ts',
    code: 'export const x = (t: { raw: (name: string) => string }) => t.raw("delay");\n',
    rule: 'no-restricted-syntax',
  },
  {
    name: 'a barrel',
    path: 'lib/planted/all.ts',
    code: "export { a } from './a';\nexport { b } from './b';\n",
    rule: 'house/no-barrels',
  },
  {
    name: 'a barrel that imports first',
    path: 'lib/planted/all.ts',
    code: "import { a } from './a';\nexport { a };\n",
    rule: 'house/no-barrels',
  },
  {
    name: 'everything of another file',
    path: 'lib/planted/x.ts',
    code: "export * from './a';\nexport const y = 1;\n",
    rule: 'house/no-barrels',
  },
  {
    name: 'an index',
    path: 'lib/planted/index.ts',
    code: 'export const x = 1;\n',
    rule: 'house/no-barrels',
  },
  ...['lib/planted/utils.ts', 'components/helpers/x.tsx', 'backend/kernel/misc.ts', 'lib/common/x.ts'].map(
    (path) => ({ name: path, path, code: 'export const x = 1;\n', rule: 'house/file-names' }),
  ),
  {
    name: 'a file in camel case',
    path: 'lib/planted/readStory.ts',
    code: 'export const x = 1;\n',
    rule: 'house/file-names',
  },
  {
    name: 'any',
    path: 'lib/planted/x.ts',
    code: 'export const x = (y: any) => y;\n',
    rule: '@typescript-eslint/no-explicit-any',
  },
  {
    name: 'any, switched off by a comment',
    path: 'lib/planted/x.ts',
    code: '// eslint-disable-next-line\nexport const x = (y: any) => y;\n',
    rule: '@typescript-eslint/no-explicit-any',
  },
  {
    name: '!',
    path: 'lib/planted/x.ts',
    code: 'export const x = (y?: string) => y!.length;\n',
    rule: '@typescript-eslint/no-non-null-assertion',
  },
];
