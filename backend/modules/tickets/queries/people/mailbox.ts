interface Mailbox {
  name: string;
  domain: string;
  /** Whether the mail provider delivers `a.b` and `ab` to the same mailbox. */
  ignoresDots: boolean;
}

const DOTLESS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox of an e-mail address: without the part from a plus sign on, and without dots where the mail provider
 * ignores them. Null for a text that is not an address.
 */
export function mailboxOf(address: string): Mailbox | null {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const ignoresDots = DOTLESS.includes(domain);
  const [named = ''] = local.split('+');
  const name = ignoresDots ? named.replaceAll('.', '') : named;
  return name === '' || domain === ''
    ? null
    : { name, domain: ignoresDots ? 'gmail.com' : domain, ignoresDots };
}
