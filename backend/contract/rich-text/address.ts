const OWN_ORIGIN = 'https://own.invalid';
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:']);
const PICTURE_SCHEMES = new Set(['http:', 'https:']);
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Characters that browsers ignore in an address; they are removed so that they cannot disguise a scheme. */
const IGNORED = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060\ufeff]+/g;

/** An address that is safe in an `href`, or null. See `RichTextOptions.baseUrl` for the meaning of the base. */
export function linkAddress(raw: string, baseUrl: string | null | undefined): string | null {
  return address(raw, baseUrl, LINK_SCHEMES);
}

/** An address that is safe in a `src`, or null. Inline pictures (data:) are not allowed. */
export function pictureAddress(raw: string, baseUrl: string | null | undefined): string | null {
  return raw.trim().startsWith('#') ? null : address(raw, baseUrl, PICTURE_SCHEMES);
}

function address(raw: string, baseUrl: string | null | undefined, schemes: Set<string>): string | null {
  const text = raw.trim();
  if (text === '') return null;
  if (HAS_SCHEME.test(text.replace(IGNORED, '')))
    return absolute(text.replace(IGNORED, ''), undefined, schemes);
  if (text.startsWith('//')) return absolute(`https:${text}`, undefined, schemes);
  if (baseUrl) return absolute(text, baseUrl, schemes);
  return baseUrl === null ? null : siteAddress(text);
}

function absolute(text: string, base: string | undefined, schemes: Set<string>): string | null {
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (!schemes.has(url.protocol)) return null;
  url.username = '';
  url.password = '';
  return url.href;
}

function siteAddress(text: string): string | null {
  if (!/^[/#]/.test(text) || !URL.canParse(text, OWN_ORIGIN)) return null;
  const url = new URL(text, OWN_ORIGIN);
  if (url.origin !== OWN_ORIGIN) return null;
  if (text.startsWith('#')) return url.hash || null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//host` becomes `//host`, which is another site.
  return path.startsWith('//') ? null : path;
}
