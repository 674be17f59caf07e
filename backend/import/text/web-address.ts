/** An absolute http(s) address from a possibly relative one, or null. */
export function webAddress(raw: string | null | undefined, base: string | null): string | null {
  const text = (raw ?? '').trim();
  if (text === '' || !URL.canParse(text, base ?? undefined)) return null;
  const url = new URL(text, base ?? undefined);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
