import { and, eq, isNull, like, sql } from 'drizzle-orm';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { Role } from '@/backend/contract/accounts/user';
import { organisers } from '@/backend/db/schema/events';
import { authors } from '@/backend/db/schema/people';
import { keyedHash } from '@/backend/kernel/tokens';
import { eraseUser } from './delete-account';
import { hashPassword, isPassword } from './passwords/hash';
import { findByEmail, findByPhone, type UserRow } from '@/backend/modules/accounts/queries/users';
import { FROM_EXPORT, settings } from '@/backend/db/schema/system';
import { users } from '@/backend/db/schema/users';

interface Sample {
  role: 'reader' | Role;
  nickname: string;
  email?: string;
  phone?: string;
}

/** The domain `.test` does not exist, so no letter to these addresses arrives anywhere. */
const SAMPLES: readonly Sample[] = [
  { role: 'reader', nickname: '示例读者', email: 'reader@lianxun.test' },
  { role: 'columnist', nickname: '示例专栏作者', email: 'columnist@lianxun.test' },
  { role: 'organiser', nickname: '示例主办方', email: 'organiser@lianxun.test' },
  { role: 'editor', nickname: '示例编辑', email: 'editor@lianxun.test' },
  { role: 'admin', nickname: '示例管理员', email: 'admin@lianxun.test' },
  // An account without an e-mail address, to try the upgrade.
  { role: 'reader', nickname: '示例手机用户', phone: '13800000000' },
];
const PHONE_CODE = '86';
const FILE = 'sample-accounts.json';

/**
 * With the sample content on, makes an account for each role, to try the site. Their passwords are this installation's
 * own and are written to `sample-accounts.json` in the data folder, readable by its owner alone. With the sample
 * content off, erases the accounts.
 */
export async function storeSampleAccounts(context: Context): Promise<void> {
  const { config } = context;
  const file = join(config.dataDir, FILE);
  if (!config.sampleContent) {
    rmSync(file, { force: true });
    await eraseSamples(context);
    return;
  }
  const accounts: { role: string; login: string; password: string }[] = [];
  for (const sample of SAMPLES) {
    const login = sample.email ?? `+${PHONE_CODE} ${sample.phone}`;
    const password = passwordOf(config.secret, login);
    if (await ensureSampleAccount(context, sample, password))
      accounts.push({ role: sample.role, login, password });
  }
  writeFileSync(file, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
}

/** Derived from the secret of the installation, so that it is the same at every start and on every backend. */
function passwordOf(secret: string, login: string): string {
  return keyedHash(secret, `sample:${login}`).slice(0, 16);
}

/**
 * Creates a sample account, or sets its password again.
 * @returns false when the login belongs to another account, or the sample account has got another address
 */
async function ensureSampleAccount(context: Context, sample: Sample, password: string): Promise<boolean> {
  const { email = null, phone = null } = sample;
  const account = email
    ? await findByEmail(context, email)
    : await findByPhone(context, PHONE_CODE, phone ?? '');
  if (account && !account.isSample) return false;
  if (!account) return createSampleAccount(context, sample, password);
  if (account.email !== email) return false;
  if (!(await isPassword(context, password, account.passwordHash))) {
    const passwordHash = await hashPassword(context, password);
    await context.db.update(users).set({ passwordHash }).where(eq(users.id, account.id));
  }
  return true;
}

const MEMBER_FOR_MS = 400 * 86_400_000;

async function createSampleAccount(context: Context, sample: Sample, password: string): Promise<boolean> {
  const { role, nickname, email = null, phone = null } = sample;
  const passwordHash = await hashPassword(context, password);
  return inTransaction(context, async (inner) => {
    const [user] = await inner.db
      .insert(users)
      .values({
        nickname,
        email,
        mobile: phone,
        phoneCode: phone && PHONE_CODE,
        passwordHash,
        roles: role === 'reader' ? [] : [role],
        levels: role === 'reader' ? [] : [role],
        isSample: true,
        // The account is made older than the first sample column with this author.
        ...(role === 'columnist' && { createdAt: new Date(context.now().getTime() - MEMBER_FOR_MS) }),
      })
      // Another backend may start at the same moment.
      .onConflictDoNothing()
      .returning();
    if (user && !(await isFromExport(inner))) await giveWork(inner, user, role);
    return true;
  });
}

/** Whether the installation was filled from an export: its columns and events belong to members elsewhere. */
async function isFromExport({ db }: Context): Promise<boolean> {
  const [mark] = await db
    .select({ key: settings.key })
    .from(settings)
    .where(and(like(settings.key, 'seed:%'), sql`${settings.value} = to_jsonb(${FROM_EXPORT}::text)`))
    .limit(1);
  return mark !== undefined;
}

/** The columnist signs a sample column, the organiser holds sample events. */
async function giveWork({ db }: Context, user: UserRow, role: Sample['role']): Promise<void> {
  if (role === 'columnist') {
    const first = sql`(select id from authors where is_columnist and user_id is null
      and last_published_at is not null order by id limit 1)`;
    await db
      .update(authors)
      .set({ userId: user.id })
      .where(and(eq(authors.id, first), isNull(authors.userId)));
  }
  if (role === 'organiser') {
    const busiest = sql`(select o.id from organisers o where o.user_id is null
      order by (select count(*) from events e where e.organiser_id = o.id) desc, o.id limit 1)`;
    await db.update(organisers).set({ userId: user.id }).where(eq(organisers.id, busiest));
  }
}

async function eraseSamples(context: Context): Promise<void> {
  const left = await context.db.select({ id: users.id }).from(users).where(eq(users.isSample, true));
  for (const { id } of left) await inTransaction(context, (inner) => eraseUser(inner, id));
}
