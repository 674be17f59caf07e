import { isAddressInvalid } from '@/backend/outbox/refusal';

/** What a received letter asks for or reports. */
export interface MailReport {
  /** `leave`: a reader wrote to unsubscribe; `bounced`: a letter came back because the address is wrong; `delayed`: for another reason, or for now; `complained`. */
  kind: 'leave' | 'bounced' | 'delayed' | 'complained';
  /** The key of the subscriber, where the letter names it. */
  key: string | null;
  /** The number of the returned letter with its mark, from the address it was returned to; not yet checked. */
  delivery: { id: number; mark: string } | null;
}

const KEY = /\b([0-9a-z]{1,12}-[0-9a-f]{40})\b/;
const RETURNED_TO = /\+(\d{1,15})-([0-9a-f]{16})@/;
const STATUS = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im;

/**
 * Reads a received letter (RFC 5322): one that a mail program wrote to unsubscribe, a report of delivery (RFC 3464), or
 * a complaint (RFC 5965). Null for anything else.
 */
export function readMail(raw: string): MailReport | null {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1);
  const headers = head.replace(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  const type = header('Content-Type').toLowerCase();
  const subject = header('Subject');
  const leaving = /^\s*unsubscribe\b/i.test(subject) ? KEY.exec(subject)?.[1] : undefined;
  if (leaving !== undefined) return { kind: 'leave', key: leaving, delivery: null };
  const [, id, mark] =
    RETURNED_TO.exec(`${header('To')} ${header('Delivered-To')} ${header('X-Original-To')}`) ?? [];
  const delivery = id !== undefined && mark !== undefined ? { id: Number(id), mark } : null;
  const key = /letters\/unsubscribe\/([0-9a-z]{1,12}-[0-9a-f]{40})/.exec(raw)?.[1] ?? null;
  if (/report-type="?feedback-report/.test(type)) return { kind: 'complained', key, delivery };
  const status = STATUS.exec(raw)?.[1];
  if (delivery === null || status === undefined || status.startsWith('2')) return null;
  // A full mailbox, or a letter refused for what it says, is no reason to write to nobody there again.
  const isGone = status.startsWith('5') && isAddressInvalid(status) === true;
  return { kind: isGone ? 'bounced' : 'delayed', key, delivery };
}
