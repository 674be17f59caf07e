import type { Context } from '@/backend/kernel/context';
import type { Addresses } from '@/backend/contract/publishing/announcement';

const TIMEOUT_MS = 10_000;
const TOO_MANY_REQUESTS = 429;

/** WebSub: the hub fetches the changed feeds and passes them on to subscribers. */
export async function announceToWebSub(context: Context, { feeds }: Addresses): Promise<void> {
  const { hubUrl } = context.config.announcementServices;
  if (!hubUrl || feeds.length === 0) return;
  const form = new URLSearchParams({ 'hub.mode': 'publish' });
  for (const feed of feeds) form.append('hub.url', feed);
  await send(context, 'websub', hubUrl, 'application/x-www-form-urlencoded', form.toString());
}

/** IndexNow: Bing, Yandex, Naver and others share the addresses. */
export async function announceToIndexNow(context: Context, { pages }: Addresses): Promise<void> {
  const { siteUrl, announcementServices: services } = context.config;
  if (!services.indexNow || pages.length === 0) return;
  const { key, url } = services.indexNow;
  const { host } = new URL(siteUrl);
  const body = JSON.stringify({ host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList: pages });
  await send(context, 'indexnow', url, 'application/json; charset=utf-8', body);
}

/** Baidu: addresses as plain lines; it accepts a limited number per day. */
export async function announceToBaidu(context: Context, { pages }: Addresses): Promise<void> {
  const { baiduUrl } = context.config.announcementServices;
  if (!baiduUrl || pages.length === 0) return;
  await send(context, 'baidu', baiduUrl, 'text/plain', pages.join('\n'));
}

/** @throws Error when another try may help: no answer, 5xx or 429. Any other refusal is logged only. */
async function send(
  { log }: Context,
  service: string,
  url: string,
  contentType: string,
  body: string,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answerText = (await answer.text()).slice(0, 300);
  if (answer.status >= 500 || answer.status === TOO_MANY_REQUESTS)
    throw new Error(`${service} answered ${answer.status}`);
  if (!answer.ok) log.warn({ service, status: answer.status, answer: answerText }, 'announcement refused');
}
