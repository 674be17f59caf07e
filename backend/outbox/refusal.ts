/**
 * What a refusal of a mail server is about: the receiver's address, this letter, or us who send it, as a login that
 * ended, relaying that is not allowed or a quota that is used up.
 */
export type RefusalSubject = 'address' | 'letter' | 'sender';

/** An enhanced status code (RFC 3463). */
const ENHANCED = /\b[245]\.(\d{1,3})\.(\d{1,3})\b/;
/** What a server refuses about us, and not about the letter. */
const OWN_COMMANDS = /^(?:MAIL FROM|AUTH|EHLO|HELO|STARTTLS|CONN|API)/;
const ABOUT_SENDER =
  /\brelay|\bquota (?:is )?exceeded|\b(?:sending|daily|hourly) (?:limit|quota)|\bauthenticat/i;
/** Codes of RFC 3463 that say an address is wrong: no such mailbox, no such domain, moved, disabled, no route. */
const WRONG_ADDRESS = ['1.0', '1.1', '1.2', '1.3', '1.6', '1.9', '1.10', '2.1', '4.4', '0.0'];

/** Whether an enhanced code says that an address is wrong for good; null for a text without a code. */
export function isAddressInvalid(text: string): boolean | null {
  const [, subject, detail] = ENHANCED.exec(text) ?? [];
  return subject === undefined ? null : WRONG_ADDRESS.includes(`${subject}.${detail}`);
}

/**
 * What a refusal is about. Where the server gives an enhanced code, that decides: many servers refuse us, and not the
 * address, only when they are told the receiver.
 * @param command the command it answered, as `RCPT TO`
 * @param message its answer
 */
export function refusalSubject(command: string, message: string): RefusalSubject {
  if (OWN_COMMANDS.test(command)) return 'sender';
  const isWrong = isAddressInvalid(message);
  if (isWrong === true) return 'address';
  if (command !== 'RCPT TO') return 'letter';
  if (ABOUT_SENDER.test(message)) return 'sender';
  return isWrong === null ? 'address' : 'letter';
}
