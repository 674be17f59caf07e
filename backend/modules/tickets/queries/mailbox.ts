interface Mailbox {
  name: string;
  domain: string;
  /** Whether its provider delivers `a.b` and `ab` to the same mailbox. */
  ignoresDots: boolean;
}

const DOTLESS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox letters to an address arrive in: without what follows a plus sign, and without dots where the provider ignores
 * them. Null for an address that is none.
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
