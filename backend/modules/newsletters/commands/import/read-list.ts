import { email as emailField } from '@/backend/contract/accounts/fields';
import type { CallOutput } from '@/backend/contract/calls';
import { type CsvRow, parseCsv } from '@/backend/contract/parse-csv';

type Refusal = CallOutput<'importSubscribers'>['refused'][number];

export interface ListedAddress {
  line: number;
  address: string;
  consentAt: Date;
}

/** The columns by which Ghost, Mailchimp and Substack name these things, in lower case; the first that is filled counts. */
const EMAIL = ['email', 'email address', 'e-mail'];
const CONSENT = ['consent_at', 'confirm_time', 'optin_time', 'created_at', 'subscription date', 'start date'];
const ENDED = ['unsub_time', 'deleted_at', 'unsubscribed_at'];
/** Columns whose value says that somebody gets no letters. */
const SILENT: Record<string, RegExp> = {
  subscribed_to_emails: /^(?:false|no|0)$/i,
  email_disabled: /^(?:true|yes|1)$/i,
  status: /^(?:unsubscribed|cleaned|inactive)$/i,
};
/** No list of addresses is older. */
const FIRST_YEAR = 1995;
const NO_ZONE = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/**
 * The addresses of a list, once each, and the rows that are not taken. An address counts only with the date on which its
 * owner agreed.
 * @returns null for a file without a column of addresses
 */
export function readList(csv: string, now: Date): { taken: ListedAddress[]; refused: Refusal[] } | null {
  const [head, ...rows] = parseCsv(csv);
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  if (!names.some((name) => EMAIL.includes(name))) return null;
  const taken: ListedAddress[] = [];
  const refused: Refusal[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const read = readRow(row, names, now);
    if (typeof read === 'string') refused.push({ line: row.line, reason: read });
    else if (seen.has(read.address)) refused.push({ line: row.line, reason: 'twice' });
    else {
      seen.add(read.address);
      taken.push(read);
    }
  }
  return { taken, refused };
}

function readRow({ line, cells }: CsvRow, names: string[], now: Date): ListedAddress | Refusal['reason'] {
  const cell = (wanted: readonly string[]) =>
    wanted.map((name) => cells[names.indexOf(name)]?.trim() ?? '').find((text) => text !== '') ?? '';
  const address = emailField.safeParse(cell(EMAIL));
  if (!address.success) return 'notEmail';
  if (cell(ENDED) !== '' || Object.entries(SILENT).some(([name, silent]) => silent.test(cell([name]))))
    return 'unsubscribed';
  const consentAt = readDate(cell(CONSENT));
  if (consentAt === null || consentAt > now) return 'noConsent';
  return { line, address: address.data, consentAt };
}

/** A date in ISO form or `YYYY-MM-DD HH:mm:ss`, which is in UTC; null for anything else. */
function readDate(text: string): Date | null {
  const date = new Date(NO_ZONE.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < FIRST_YEAR ? null : date;
}
