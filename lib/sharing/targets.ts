/** Not `URLSearchParams`, which takes many times as long, on every page of a story. */
const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');

/** Addresses of services a page can be shared with; none of their scripts is loaded. */
export const SHARE_TARGETS = {
  x: (url: string, title: string) => `https://x.com/intent/post?${query({ text: title, url })}`,
  telegram: (url: string, title: string) => `https://t.me/share/url?${query({ url, text: title })}`,
} as const;

export type ShareTarget = keyof typeof SHARE_TARGETS;
