const ADDRESS = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^\s<>"'，。；：！？、）】》]*/giu;
/** Matches `evil.example/win`: letters on both sides of a dot, without a scheme. */
const BARE_DOMAIN = /(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?/gi;
const HANDLE = /[a-z\d.+_-]*@[a-z\d._-]+/gi;

/** A text without web addresses, safe for the subject of a letter. */
export function withoutLinks(text: string): string {
  return tidy(text.replace(ADDRESS, ' '));
}

/**
 * A name chosen by a member, safe for a letter to a stranger: without anything a mail program would turn into a link,
 * and without handles of other networks. Empty if nothing else is left.
 */
export function nameForStrangers(name: string): string {
  return tidy(name.replace(ADDRESS, ' ').replace(HANDLE, ' ').replace(BARE_DOMAIN, ' '));
}

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim();
