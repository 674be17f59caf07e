import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['accounts', 'content', 'events', 'people', 'site', 'system'].map(
    (name) => `./backend/db/schema/${name}.ts`,
  ),
  out: './backend/db/migrations',
});
