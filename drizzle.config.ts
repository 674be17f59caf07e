import { readdirSync } from 'node:fs';
import { defineConfig } from 'drizzle-kit';

const SCHEMA = './backend/db/schema';
/** What holds no tables of its own. */
const WITHOUT_TABLES = ['writing/before-approval.ts', 'columns.ts', 'local-text.ts', 'tables.ts'];

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: readdirSync(SCHEMA, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !WITHOUT_TABLES.includes(name))
    .map((name) => `${SCHEMA}/${name}`),
  out: './backend/db/migrations',
});
