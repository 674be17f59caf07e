const OWN_ORIGIN = 'https://own.invalid';
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:']);
const PICTURE_SCHEMES = new Set(['http:', 'https:']);
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Characters that browsers ignore in an address; they are removed so that they cannot disguise a scheme. */
const IGNORED = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060\ufeff]+/g;

/** The page by which Google Docs and the search count clicks before they lead on. */
const COUNTING_HOST = /^(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;

/**
 * An address that is safe in an `href`, or null. See `RichTextOptions.baseUrl` for the meaning of the base. A link by way
 * of `google.com/url` becomes the one it leads to.
 */
export function linkAddress(raw: string, baseUrl: string | null | undefined): string | null {
  const link = address(raw, baseUrl, LINK_SCHEMES);
  return link && (behindCounting(link) ?? link);
}

function behindCounting(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { hostname, pathname, searchParams } = new URL(link);
  if (!COUNTING_HOST.test(hostname) || pathname !== '/url') return null;
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return /^https?:/i.test(target) ? absolute(target, undefined, LINK_SCHEMES) : null;
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
