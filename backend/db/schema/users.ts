import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOCALES } from '@/backend/contract/locale';
import { ROLES } from '@/backend/contract/accounts/user';
import { bigId, instant } from './columns';

/** Members. Sessions, codes, passkeys and identities have their own tables. */
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
    /** Banned and deleted members have no sessions; of a deleted member only the id remains. */
    status: text({ enum: ['active', 'banned', 'deleted'] })
      .notNull()
      .default('active'),
    /** Increases when the desk changes the roles or a ban. */
    version: integer().notNull().default(1),
    banReason: text().notNull().default(''),
    /** The language of letters to this member. */
    locale: text({ enum: LOCALES }).notNull().default('zh-Hans'),
    /** Whether it is an account of the sample content. */
    isSample: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_mobile').on(table.phoneCode, table.mobile),
  ],
);
