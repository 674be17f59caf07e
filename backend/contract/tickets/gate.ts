import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, instant as time, localeSchema } from '@/backend/contract/fields';
import { MAX_SCANS, NAME_MAX_LENGTH } from './limits';
import { SCAN_RESULTS, TICKET_STATES } from './statuses';
import { ticketTypeIds } from './ticket-type-id';

const deviceToken = z.string().min(20).max(100);

const checkInList = z.object({
  id,
  name: z.string(),
  /** The ticket types it admits; empty for all. */
  ticket_type_ids: ticketTypeIds,
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  /** Whether a visitor who has left may enter again. */
  allows_reentry: z.boolean(),
  checked_in: z.number().int(),
});

const device = z.object({
  id,
  name: z.string(),
  list_id: id,
  is_joined: z.boolean(),
  is_revoked: z.boolean(),
  expires: z.string(),
  last_sync: z.string().nullable(),
  scans: z.number().int(),
});

const gateSetup = z.object({
  event: z.object({
    id,
    title: z.string(),
    lang: localeSchema,
    start_time: z.string(),
    end_time: z.string(),
    time_zone: z.string(),
  }),
  ticket_types: z.array(z.object({ id, name: z.string() })),
  /** Whether the caller may change lists and phones, or only see them. */
  may_edit: z.boolean(),
  lists: z.array(checkInList),
  devices: z.array(device),
});

/**
 * One reading of a code. `at` is the time on the phone's own clock; it is corrected by the offset measured at each
 * sync.
 */
const scan = z
  .object({
    id: z.uuid(),
    at: time,
    /** The text of the QR code, or the typed code. */
    code: z.string().max(300),
    kind: z.enum(['entry', 'exit']).default('entry'),
    /** The verdict the phone reached by itself. */
    result: z.enum(SCAN_RESULTS).optional(),
    /**
     * Whether the phone showed that verdict, because no answer came in time: then whoever it admitted has entered.
     * Older phones leave it out; for them it counts as shown when the scan was sent later than it was made.
     */
    is_shown: z.boolean().optional(),
    /** Whether somebody was admitted against the verdict; then `reason` is required. */
    is_forced: z.boolean().default(false),
    reason: z.string().max(300).default(''),
  })
  .refine(({ is_forced, reason }) => !is_forced || reason.trim() !== '', {
    path: ['reason'],
    message: 'required',
  });

const verdict = z.object({
  id: z.uuid(),
  result: z.enum(SCAN_RESULTS),
  ticket_id: id.nullable(),
  name: z.string(),
  type_name: z.string(),
  /** The earlier scan because of which this one is refused: when, for which list, by which phone. */
  first: z.object({ time: z.string(), list: z.string(), device: z.string() }).nullable(),
  /** The verdict of the phone; null when it sent none. */
  phone_result: z.enum(SCAN_RESULTS).nullable().optional(),
  /** For somebody a phone without a network admitted: the verdict the backend would have reached. */
  server_result: z.enum(SCAN_RESULTS).nullable().optional(),
  /** For such a person: when the ticket had been refunded or cancelled. */
  refunded_time: z.string().nullable().optional(),
});

export type Scan = z.output<typeof scan>;
export type Verdict = z.infer<typeof verdict>;

/**
 * For somebody a phone without a network admitted: the verdict by the rules, and when the ticket had been refunded, if
 * that is the reason. Null for everybody else.
 */
export const ruleConflict = z.object({
  result: z.enum(SCAN_RESULTS),
  /** ISO instant. */
  refunded_time: z.string().nullable(),
});

/** Check-in lists and the phones at the gate. A phone knows only its token, which opens one list of one event. */
export const gateCalls = {
  activityGate: defineCall({
    path: '/admin/activity/gate',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Check-in lists and gate phones of an event',
    input: z.object({ activity_id: id, ...inLocale }),
    output: gateSetup,
  }),
  saveCheckInList: defineCall({
    path: '/admin/activity/saveCheckInList',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Make or change a check-in list',
    input: z.object({
      activity_id: id,
      id: id.optional(),
      name: z.string().trim().min(1, 'required').max(NAME_MAX_LENGTH, 'tooLong'),
      ticket_type_ids: ticketTypeIds.max(100).default([]),
      opens: time.nullable().default(null),
      closes: time.nullable().default(null),
      allows_reentry: z.boolean().default(false),
      ...inLocale,
    }),
    output: gateSetup,
  }),
  addGateDevice: defineCall({
    path: '/admin/activity/addGateDevice',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Add a phone: answers a key, shown as a QR code, with which it joins a list once',
    input: z.object({ activity_id: id, list_id: id, name: z.string().trim().min(1).max(NAME_MAX_LENGTH) }),
    output: z.object({ id, join_key: z.string(), expires: z.string() }),
  }),
  revokeGateDevice: defineCall({
    path: '/admin/activity/revokeGateDevice',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Revoke a gate phone: its token stops working; its scans stay',
    input: z.object({ activity_id: id, id, ...inLocale }),
    output: gateSetup,
  }),
  joinGate: defineCall({
    path: '/gate/join',
    methods: ['POST'],
    access: 'public',
    browser: 'gate',
    summary: 'A phone joins by its key and gets a token of its own',
    input: z.object({ join_key: z.string().min(20).max(100) }),
    output: z.object({
      token: z.string(),
      device: z.string(),
      list: z.string(),
      event: z.object({
        id,
        title: z.string(),
        lang: localeSchema,
        start_time: z.string(),
        time_zone: z.string(),
      }),
      expires: z.string(),
    }),
  }),
  syncGate: defineCall({
    path: '/gate/sync',
    methods: ['POST'],
    access: 'public',
    browser: 'gate',
    summary:
      'Hand over scans, get the verdicts and the list as it stands; the first scan wins by corrected time',
    input: z.object({
      token: deviceToken,
      /** The phone's clock when it sends this. */
      now: time,
      scans: z.array(scan).max(MAX_SCANS).default([]),
      /** `cursor` of the last answer: requests only tickets that have changed since then. */
      cursor: z.string().max(40).optional(),
      ...inLocale,
    }),
    output: z.object({
      server_time: z.string(),
      /** The correction of the phone's clock, in milliseconds. */
      offset_ms: z.number().int(),
      verdicts: z.array(verdict),
      /** The raw Ed25519 public key in base64url, by which the phone checks codes without a network. */
      public_key: z.string(),
      cursor: z.string(),
      tickets: z.array(
        z.object({
          id,
          code: z.string(),
          version: z.number().int(),
          name: z.string(),
          /** The pronunciation of the name in Latin letters without tones, one word per syllable. */
          letters: z.string(),
          /**
           * The first letters of the holder's e-mail address: enough to tell people of the same name apart, too few to
           * write to them.
           */
          mail_start: z.string(),
          type_name: z.string(),
          state: z.enum(TICKET_STATES),
          /** The check-in on this list: when, and by which phone; null while the holder is outside. */
          checked_in: z.object({ time: z.string(), device: z.string() }).nullable(),
          answers: z.array(z.object({ label: z.string(), answer: z.string() })),
          is_allowed: z.boolean(),
          /** Codes the ticket had before it was transferred; the gate answers them with `moved`. */
          former_codes: z.array(z.string()).optional(),
          is_disputed: z.boolean().optional(),
          /** A ticket of test mode: it ends with it, and the phone then drops it. */
          is_test: z.boolean().optional(),
        }),
      ),
      /** Whether the event is in test mode; otherwise all tickets of test mode were deleted. */
      is_in_test_mode: z.boolean().optional(),
      counts: z.object({ expected: z.number().int(), checked_in: z.number().int() }),
      list: checkInList,
      /** The phone was revoked: scans it made before are accepted, but it is not sent the list. */
      is_revoked: z.boolean().optional(),
    }),
  }),
  undoScan: defineCall({
    path: '/gate/undo',
    methods: ['POST'],
    access: 'public',
    browser: 'gate',
    summary: 'Take back an entry within ten minutes',
    input: z.object({ token: deviceToken, scan_id: z.uuid() }),
    output: z.object({ scan_id: z.string() }),
  }),
};
