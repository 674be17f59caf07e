import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOCALES } from '@/backend/contract/locale';
import { ROLES } from '@/backend/contract/accounts/user';
import { bigId, instant } from './columns';

/** Members. Credentials, sessions and codes are tables of their own. */
export const users = pgTable(
  'users',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    nickname: text().notNull(),
    avatarImg: text().notNull().default(''),
    email: text(),
    mobile: text(),
    phoneCode: text(),
    passwordHash: text(),
    bio: text().notNull().default(''),
    roles: text({ enum: ROLES }).array().notNull().default([]),
    levels: text().array().notNull().default([]),
    /** Banned and deleted members have no sessions; a deleted one keeps nothing but its id. */
    status: text({ enum: ['active', 'banned', 'deleted'] })
      .notNull()
      .default('active'),
    /** Counts what the desk does to the account: roles, bans. */
    version: integer().notNull().default(1),
    banReason: text().notNull().default(''),
    /** Language of the mail this member gets. */
    locale: text({ enum: LOCALES }).notNull().default('zh-Hans'),
    /** Made for trying things out; exists with the sample content only. */
    isSample: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_mobile').on(table.phoneCode, table.mobile),
  ],
);
