import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id, pageOf, paging, versionNumber } from '@/backend/contract/fields';
import { renamedField } from '@/backend/contract/renamed-fields';
import { formText } from '@/backend/contract/form-text';
import { ROLES, verificationState } from './user';

const ACCOUNT_STATES = ['active', 'banned'] as const;
/** The most stopped drafts an administrator decides on when lifting a ban. */
const MAX_STOPPED = 200;
const roles = z.array(z.enum(ROLES)).max(ROLES.length);
const userVersion = z.object({ id, version: versionNumber.min(1) });

const row = userVersion.extend({
  nickname: z.string(),
  avatar_img: z.string(),
  email: z.string(),
  /** The phone number, masked. */
  mobile: z.string(),
  roles,
  status: z.enum(ACCOUNT_STATES),
  created_time: dateTime,
});

/** The calls with which administrators manage members. */
export const deskUserCalls = {
  deskUsers: defineCall({
    path: '/deskUsers',
    methods: ['POST'],
    access: 'admin',
    summary: 'Members by name, address or number, newest first',
    input: z.object({
      keyword: z.string().max(100).default(''),
      role: z.enum(ROLES).optional(),
      status: z.enum(ACCOUNT_STATES).optional(),
      ...paging,
    }),
    output: pageOf(row),
  }),
  deskUser: defineCall({
    path: '/deskUser',
    methods: ['POST'],
    access: 'admin',
    summary: 'One member with sessions and what they wrote',
    input: z.object({ id }),
    output: row.extend({
      ban_reason: z.string(),
      verification: verificationState,
      author_id: id.nullable(),
      content_counts: renamedField(
        'pieces',
        z.object({ live: z.number(), waiting: z.number(), drafts: z.number() }),
      ),
      sessions: z.array(
        z.object({
          id,
          user_agent: z.string(),
          ip: z.string(),
          created_time: dateTime,
          last_used_time: dateTime,
        }),
      ),
    }),
  }),
  setRoles: defineCall({
    path: '/setRoles',
    methods: ['POST'],
    access: 'admin',
    browser: 'session',
    summary: 'What a member may do. Nobody changes their own roles, and one administrator always stays',
    input: userVersion.extend({ roles }),
    output: userVersion,
  }),
  endUserSessions: defineCall({
    path: '/endUserSessions',
    methods: ['POST'],
    access: 'admin',
    browser: 'session',
    summary: 'Sign a member out, everywhere or in one place',
    input: z.object({ id, session_id: id.optional() }),
    output: z.object({ revoked: z.number() }),
  }),
};

/** Banning members, and lifting their bans. */
export const banCalls = {
  banUser: defineCall({
    path: '/banUser',
    methods: ['POST'],
    access: 'admin',
    browser: 'session',
    summary:
      'Close an account: its sessions and schedules end, its submissions cannot be approved until it is opened again. Live items and drafts stay',
    input: userVersion.extend({ reason: formText(1, 300) }),
    output: userVersion,
  }),
  unbanUser: defineCall({
    path: '/unbanUser',
    methods: ['POST'],
    access: 'admin',
    browser: 'session',
    summary:
      'Open a closed account again; its submissions return to the queue. What was scheduled and is overdue has to be decided',
    input: userVersion.extend({
      /** What happens to each draft of `stoppedDrafts`; a draft that is left out waits for review. */
      schedules: z
        .array(
          z.object({
            id,
            decision: z.enum(['publish', 'schedule', 'draft']),
            /** Required for the decision `schedule`. */
            release_time: dateTime.optional(),
          }),
        )
        .max(MAX_STOPPED, 'tooMany')
        .default([]),
    }),
    output: userVersion,
  }),
};
