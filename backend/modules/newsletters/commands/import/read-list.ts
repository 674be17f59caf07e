import { domainToASCII } from 'node:url';
import { email as emailField } from '@/backend/contract/accounts/fields';
import type { CallOutput } from '@/backend/contract/calls';
import { readCsvTable } from '@/backend/contract/csv-table';
import { dateReader } from '@/backend/kernel/dates/column-dates';

type Refusal = CallOutput<'importSubscribers'>['refused'][number];

export interface ListedAddress {
  line: number;
  address: string;
  consentAt: Date;
}

/** The columns by which Ghost, Mailchimp, Substack, other services and spreadsheets name these things. */
const NAMES = {
  email: [
    ...[
      'email',
      'email address',
      'subscriber',
      '邮箱',
      '电子邮箱',
      '邮箱地址',
      '邮件地址',
      '电子邮件',
      '邮件',
    ],
    ...['郵箱', '電子郵箱', '電子郵件', '電郵', '信箱', '電子信箱'],
  ],
  consent: [
    ...['consent_at', 'confirm_time', 'optin_time', 'subscribed_at', 'created_at', 'created'],
    ...['subscription date', 'subscribe date', 'start date', 'date added', 'signup date', 'opt-in time'],
    ...['订阅时间', '订阅日期', '确认时间', '同意时间', '创建时间', '加入时间'],
    ...['訂閱時間', '訂閱日期', '確認時間', '同意時間', '建立時間', '加入時間'],
  ],
  ended: [
    'unsub_time',
    'clean_time',
    'deleted_at',
    'unsubscribed_at',
    'unsubscribe date',
    '退订时间',
    '退訂時間',
  ],
  wanted: ['subscribed_to_emails', 'subscribed', 'is_subscribed', '是否订阅', '是否訂閱'],
  unwanted: ['email_disabled', 'unsubscribed', 'bounced', 'complained', '已退订', '已退訂', '退订', '退訂'],
  status: ['status', 'state', 'type', '状态', '狀態'],
} as const;

const NO = /^(?:false|no|n|0|否|不)$/i;
const YES = /^(?:true|yes|y|1|是)$/i;
/** States in which somebody gets no letters, or has not agreed yet. */
const SILENT =
  /^(?:unsubscribed|cleaned|inactive|cancell?ed|bounced|complained|pending|unconfirmed|unactivated|non-?subscribed|transactional|validating|invalid|removed|deleted|archived|blocked|suppressed|退订|已退订|退訂|已退訂|未确认|未確認)$/i;
/** No list of addresses is older. */
const FIRST_YEAR = 1995;

/**
 * The addresses of a list, once each, and the rows that are not taken. An address counts only with the date on which its
 * owner agreed.
 * @returns null for a file without a column of addresses
 */
export function readList(csv: string, now: Date): { taken: ListedAddress[]; refused: Refusal[] } | null {
  const table = readCsvTable(csv, NAMES, ['email']);
  if (table === null) return null;
  const dateOf = dateReader(
    table.rows.map(({ cell }) => cell('consent')),
    false,
  );
  const taken = new Map<string, ListedAddress>();
  const refused: Refusal[] = [];
  const left = new Set<string>();
  for (const { line, cell } of table.rows) {
    const address = addressOf(cell('email'));
    const consentAt = dateOf(cell('consent'));
    if (address === null) refused.push({ line, reason: 'notEmail' });
    else if (isSilent(cell)) {
      refused.push({ line, reason: 'unsubscribed' });
      left.add(address);
    } else if (consentAt === null || consentAt > now || consentAt.getUTCFullYear() < FIRST_YEAR)
      refused.push({ line, reason: 'noConsent' });
    else if (taken.has(address)) refused.push({ line, reason: 'twice' });
    else taken.set(address, { line, address, consentAt });
  }
  // Whoever left in one row of the list has left.
  for (const address of left) {
    const before = taken.get(address);
    if (before && taken.delete(address)) refused.push({ line: before.line, reason: 'unsubscribed' });
  }
  return { taken: [...taken.values()], refused };
}

/** An address, also written `Ann <ann@x.example>` or `mailto:ann@x.example`; null for anything else. */
function addressOf(written: string): string | null {
  const bare = (/<([^<>]*)>\s*$/.exec(written)?.[1] ?? written)
    .replace(/\p{Cf}/gu, '')
    .replace(/^mailto:/i, '');
  const [, local, host] = /^(.*)@([^@]*)$/s.exec(bare.normalize('NFKC').trim()) ?? [];
  const latin = local && host ? `${local}@${domainToASCII(host) || host}` : bare;
  return emailField.safeParse(latin).data ?? null;
}

function isSilent(cell: (column: keyof typeof NAMES) => string): boolean {
  return (
    cell('ended') !== '' ||
    NO.test(cell('wanted')) ||
    YES.test(cell('unwanted')) ||
    SILENT.test(cell('status'))
  );
}
