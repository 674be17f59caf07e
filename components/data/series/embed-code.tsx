import { getTranslations } from 'next-intl/server';
import { absolute } from '@/lib/platform/config/site';
import { seriesFileAddress } from '@/lib/data/series-file-address';
import { withoutHyphens } from '@/lib/data/type-name';
import type { Locale } from '@/lib/platform/language/locales';
import { escapeAttribute } from '@/backend/contract/rich-text/escape';
import { CopyCode } from '@/components/ui/fields/copy-code';

const HEIGHT = 320;

/** The HTML that embeds a series on another site, to copy. */
export async function EmbedCode({ name, title, locale }: { name: string; title: string; locale: Locale }) {
  const t = await getTranslations('data');
  const address = escapeAttribute(absolute(seriesFileAddress(name, 'html', locale)));
  const code = `<iframe src="${address}" title="${escapeAttribute(withoutHyphens(title))}" width="100%" height="${HEIGHT}" style="border:0" loading="lazy"></iframe>`;
  return (
    <div className="folded-embed mt-3 text-xs text-ink-2">
      <p className="mb-2">{t('embedNote')}</p>
      <CopyCode code={code} labels={{ title: t('embedTitle'), copy: t('copy'), copied: t('copied') }} />
    </div>
  );
}
