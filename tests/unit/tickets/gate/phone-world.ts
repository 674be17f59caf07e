import { generateKeyPairSync, sign } from 'node:crypto';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { factBytes, toTokenText } from '@/backend/contract/tickets/token';
import { GatePhone } from '@/lib/tickets/gate/gate';
import type { GateReply } from '@/lib/tickets/gate/gate-state';
import { type StoredScans, NO_SCANS } from '@/lib/tickets/gate/store';
import { DOOR, rollWith } from './rolls';

type Sync = CallInput<'syncGate'>;
type Answer = CallOutput<'syncGate'>;

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
/** The public key of the server. */
export const key = publicKey.export({ format: 'jwk' }).x ?? '';
/** The code of a ticket as a phone reads it. */
export const code = (ticketId: number) => {
  const facts = { eventId: 7, ticketId, version: 1 };
  return toTokenText(facts, sign(null, factBytes(facts), privateKey));
};
const UNANSWERED: GateReply<never> = { ok: false, isUnanswered: true, key: null };
const START = Date.parse('2026-12-05T05:40:00Z');

/** A phone whose clock, storage and server the test controls. */
export function world(stored: Partial<StoredScans> = {}) {
  const disk: StoredScans = {
    ...NO_SCANS,
    token: 'x'.repeat(30),
    roll: rollWith({ publicKey: key }),
    ...stored,
  };
  const at = { clock: START, isOnline: true, ids: 0 };
  const sent: Sync[] = [];
  const undone: string[] = [];
  const joined: string[] = [];
  const answers: Partial<Answer>[] = [];
  let refused: string | null = null;
  const open = () =>
    new GatePhone({
      locale: 'zh-Hans',
      now: () => at.clock,
      newId: () => `scan-${(at.ids += 1)}`,
      wait: () => new Promise((resolve) => setTimeout(resolve, 50)),
      store: {
        read: async () => structuredClone(disk),
        write: async (change) => void Object.assign(disk, structuredClone(change)),
        clear: async () => void Object.assign(disk, NO_SCANS),
      },
      calls: {
        join: async ({ join_key }) => {
          joined.push(join_key);
          return UNANSWERED;
        },
        undo: async ({ scan_id }) => {
          if (!at.isOnline) return UNANSWERED;
          undone.push(scan_id);
          return { ok: true, data: { scan_id } };
        },
        sync: async (input) => {
          sent.push(structuredClone(input));
          if (!at.isOnline) return UNANSWERED;
          if (refused) return { ok: false, isUnanswered: false, key: refused };
          const verdicts = (input.scans ?? []).map(({ id, result = 'admitted' }) => ({
            id,
            result,
            ticket_id: 1,
            name: '陈默',
            type_name: '正式票',
            first: null,
          }));
          const data: Answer = {
            server_time: new Date(at.clock).toISOString(),
            offset_ms: 0,
            verdicts,
            public_key: key,
            cursor: 'c',
            // Without a cursor the whole list is requested.
            tickets: input.cursor === undefined ? (disk.roll?.tickets ?? []) : [],
            counts: { expected: 2, checked_in: 0 },
            list: DOOR,
            ...answers.shift(),
          };
          return { ok: true, data };
        },
      },
    });
  return { disk, at, sent, undone, joined, answers, open, shut: (why: string) => (refused = why) };
}
