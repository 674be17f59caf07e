import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Route, routes } from '@/lib/platform/routing/routes';

const ROOT = 'app/[locale]/(site)/(desk)';
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.tsx'))
  .map((file) => file.replace(/\/page\.tsx$/, ''));
const ofDesk = Object.values<Route>(routes).filter(({ page }) => page.startsWith('desk/'));

test('every page of the desk has a route, and every route of the desk has a page', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(ofDesk.map(({ page }) => page).toSorted()).toEqual(files.toSorted());
});

test.each(ofDesk)('$path needs a session and is not indexed', (route) => {
  expect(route).toMatchObject({ session: 'required', isIndexable: false });
});

test.each(files)('%s is rendered for each request, and its head says noindex', (folder) => {
  const source = readFileSync(join(ROOT, folder, 'page.tsx'), 'utf8');
  expect(source).toMatch(/^export const dynamic = 'force-dynamic';$/m);
  expect(source).toMatch(/return (desk|record)Metadata\(/);
});
