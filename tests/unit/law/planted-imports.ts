import type { Planted } from './planted';

const IMPORTS = 'house/imports';

const refused = (name: string, path: string, target: string, says?: string): Planted => ({
  name,
  path,
  code: `import { x } from '${target}';\nx();\n`,
  rule: IMPORTS,
  says,
});

/** Every form of code that imports another file. */
const WAYS: Record<string, (target: string) => string> = {
  'import type': (target) => `import type { X } from '${target}';\nexport const x: X = 1;\n`,
  'a bare import': (target) => `import '${target}';\nexport const x = 1;\n`,
  'import()': (target) => `export const x = () => import('${target}');\n`,
  'a re-export': (target) => `export { x } from '${target}';\nexport const y = 1;\n`,
  'a re-export of types': (target) => `export type { X } from '${target}';\nexport const y = 1;\n`,
  'require()': (target) => `export const x = require('${target}');\n`,
  'import x = require()': (target) => `import x = require('${target}');\nexport const y = x;\n`,
  'a type by import()': (target) => `export type X = import('${target}').X;\n`,
};

const ways = Object.entries(WAYS).map(([name, code]): Planted => ({
  name: `lib → backend by ${name}`,
  path: 'lib/planted/x.ts',
  code: code('@/backend/kernel/context'),
  rule: IMPORTS,
}));

/** Imports between the floors of the portal and of the backend; the folder `planted` does not exist. */
const floors: Planted[] = [
  refused('contract → anything', 'backend/contract/planted/x.ts', '@/backend/kernel/errors', 'stands alone'),
  refused('backend → portal', 'backend/modules/planted/queries.ts', '@/lib/platform/dates/dates'),
  refused('kernel → module', 'backend/kernel/x.ts', '@/backend/modules/accounts/commands/sessions'),
  refused('kernel → inside of the database', 'backend/kernel/x.ts', '@/backend/db/migrate'),
  refused('database → module', 'backend/db/x.ts', '@/backend/modules/stories/queries/lists'),
  refused(
    'outbox → module',
    'backend/outbox/x.ts',
    '@/backend/modules/stories/queries/lists',
    'registration',
  ),
  refused('outbox → main', 'backend/outbox/x.ts', '@/backend/main/outbox-handlers', 'registration'),
  refused('module → main', 'backend/modules/stories/commands/x.ts', '../../../main/routes'),
  refused('module → import', 'backend/modules/stories/commands/x.ts', '@/backend/import/item'),
  refused('module → seed', 'backend/modules/stories/commands/x.ts', '@/backend/seed/local'),
  refused('import → main', 'backend/import/x.ts', '@/backend/main/seeders'),
  refused(
    'import → module',
    'backend/import/store/x.ts',
    '@/backend/modules/stories/commands/save',
    'registration',
  ),
  refused('import → tables', 'backend/import/store/x.ts', '@/backend/db/schema/stories', 'registration'),
  refused('seed → routes of a module', 'backend/seed/x.ts', '@/backend/modules/stories/routes', 'commands'),
  refused('app → backend', 'app/planted/page.tsx', '@/backend/db/open', 'contract only'),
  refused('server → backend', 'server/x.ts', '@/backend/kernel/config'),
  refused('middleware → component', 'middleware.ts', '@/components/ui/links/link'),
  refused('lib → component', 'lib/planted/x.ts', '@/components/ui/links/link'),
  refused('lib → app', 'lib/planted/x.ts', '@/app/feeds/read-feed'),
  refused('component → app', 'components/planted/x.tsx', '@/app/feeds/read-feed'),
  refused('component → server', 'components/planted/x.tsx', '@/server/portal'),
  refused('subject → shell', 'components/planted/x.tsx', '@/components/shell/tools/side-bar'),
  refused('platform → publishing', 'lib/platform/x.ts', '@/lib/publishing/feed/feed', 'no subject'),
  refused('platform → subject', 'lib/platform/x.ts', '@/lib/stories/story', 'no subject'),
  refused('publishing → subject', 'lib/publishing/x.ts', '@/lib/stories/story', 'no subject'),
  refused('pictures → publishing', 'lib/pictures/x.ts', '@/lib/publishing/feed/feed', 'no subject'),
  refused('ui → subject', 'components/ui/x.tsx', '@/components/stories/list/story-row', 'no subject'),
  refused('ui → reader of a subject', 'components/ui/x.tsx', '@/lib/stories/story', 'no subject'),
  refused('ui → calls', 'components/ui/x.tsx', '@/backend/contract/stories/story', 'no subject'),
  refused('rich text → subject', 'components/rich-text/x.tsx', '@/components/stories/list/story-row'),
];

const subjects: Planted[] = [
  refused('a new subject in lib → another', 'lib/planted/x.ts', '@/lib/stories/story', 'table of subjects'),
  refused(
    'a new subject in components → another',
    'components/planted/x.tsx',
    '@/components/stories/list/story-row',
  ),
  refused('a new subject in components → lib of another', 'components/planted/x.tsx', '@/lib/stories/story'),
  refused(
    'a new module → another',
    'backend/modules/planted/commands.ts',
    '@/backend/modules/search/queries',
  ),
  refused('stories → events, which the table does not say', 'lib/stories/x.ts', '../events/read'),
];

const modules: Planted[] = [
  refused('module → routes of another', 'backend/modules/home/routes.ts', '@/backend/modules/stories/routes'),
  refused(
    'module → letters of another',
    'backend/modules/members/commands/x.ts',
    '@/backend/modules/accounts/letters/codes',
    'meet only',
  ),
  refused(
    'queries → commands of another',
    'backend/modules/home/queries.ts',
    '@/backend/modules/stories/commands/save',
    'queries only',
  ),
  refused('queries → own commands', 'backend/modules/stories/queries/x.ts', '../commands/save', 'Inside'),
  refused('commands → own routes', 'backend/modules/stories/commands/x.ts', '../routes', 'Inside'),
];

export const importBreaches: readonly Planted[] = [...ways, ...floors, ...subjects, ...modules];
