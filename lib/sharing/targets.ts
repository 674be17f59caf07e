/** Addresses of services a page can be shared with; none of their scripts is loaded. */
export const SHARE_TARGETS = {
  x: (url: string, title: string) => `https://x.com/intent/post?${new URLSearchParams({ text: title, url })}`,
  telegram: (url: string, title: string) =>
    `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`,
} as const;

export type ShareTarget = keyof typeof SHARE_TARGETS;
