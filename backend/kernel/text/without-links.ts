const ADDRESS = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^\s<>"'，。；：！？、）】》]*/giu;
/** `evil.example/win`: letters on both sides of a dot, without a scheme. */
const BARE_DOMAIN = /(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?/gi;
const HANDLE = /[a-z\d.+_-]*@[a-z\d._-]+/gi;

/** A text without web addresses, as it may stand in the subject of a letter. */
export function withoutLinks(text: string): string {
  return tidy(text.replace(ADDRESS, ' '));
}

/**
 * A name somebody chose, as it may stand in a letter to a stranger: without anything a mail program would make a link of,
 * and without handles of other networks. Empty when nothing else was in it.
 */
export function nameForStrangers(name: string): string {
  return tidy(name.replace(ADDRESS, ' ').replace(HANDLE, ' ').replace(BARE_DOMAIN, ' '));
}

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim();
