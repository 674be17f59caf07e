import { getTranslations } from 'next-intl/server';
import { escapeAttribute } from '@/backend/contract/rich-text/escape';
import { absolute, siteName } from '@/lib/platform/config/site';
import type { Locale } from '@/lib/platform/language/locales';
import { isPathOff } from '@/lib/platform/routing/hidden-sections';
import { embedAddress, type EmbedKind } from '@/lib/platform/routing/embeds';

const FORMS: readonly (readonly [kind: EmbedKind, value: string])[] = [
  ['latest', 'news'],
  ['flash', 'news/7'],
  ['article', 'articles/7'],
  ['event', 'events/7'],
  ['series', 'data/btc'],
];
const LATEST = { kind: 'latest', id: '' } as const;
const HEIGHT = 480;

/** How another site shows something of this one: the code to copy, what it can show, and how that looks. */
export async function EmbedGuide({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'embeds' });
  const title = escapeAttribute(`${siteName(locale)} · ${t('latest')}`);
  const frame = embedAddress(locale, LATEST);
  const codes = {
    script: `<script async src="${absolute('/embed.js')}" data-embed="news" data-lang="${locale}" data-title="${title}"></script>`,
    frame: `<iframe src="${absolute(frame)}" title="${title}" width="100%" height="${HEIGHT}" style="border:0" loading="lazy"></iframe>`,
  };
  return (
    <div className="grid max-w-[72ch] gap-4">
      <p>{t('text')}</p>
      {(['script', 'frame'] as const).map((name) => (
        <figure key={name}>
          <figcaption className="type-meta">{t(name)}</figcaption>
          <pre className="mt-1 bg-band p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
            <code>{codes[name]}</code>
          </pre>
        </figure>
      ))}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {FORMS.filter(([, value]) => !isPathOff(`/embed/${value}`)).map(([kind, value]) => (
          <div key={kind} className="contents">
            <dt>
              <code>{`data-embed="${value}"`}</code>
            </dt>
            <dd className="text-ink-2">{t(`kinds.${kind}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('options')}</p>
      <p>{t('oembed', { address: absolute('/oembed') })}</p>
      <p>
        <a href={frame} className="underline underline-offset-4">
          {t('example')}
        </a>
      </p>
    </div>
  );
}
