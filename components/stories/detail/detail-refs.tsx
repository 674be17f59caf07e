import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons/icon';
import { Link } from '@/components/ui/links/link';
import { OutwardLink } from '@/components/ui/links/outward-link';
import type { FullStory, PriceThen as Price } from '@/lib/stories/story';
import { priceLabels } from '../flash/flash-labels';
import { PriceThen, type PriceLabels } from '../flash/price-then';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Ref } from '@/lib/platform/routing/ref';

interface Props {
  story: FullStory;
  locale: Locale;
}

/** The source of a story, its labels with prices, and its topics. */
export async function DetailRefs({ story, locale }: Props) {
  const t = await getTranslations('flash');
  const { source, labels, topics, prices } = story;
  return (
    <div className="mt-6 grid gap-2 text-sm">
      {source.name !== '' && (
        <p className="flex flex-wrap gap-x-4 text-ink-2">
          {t('source', { name: source.name })}
          {source.url !== '' && (
            <OutwardLink
              href={source.url}
              className="inline-flex items-center gap-1.5 text-link underline underline-offset-4"
            >
              {t('sourcePage')}
              <Icon name="external" size={13} />
            </OutwardLink>
          )}
        </p>
      )}
      <RefRow name={t('labels')} refs={labels} locale={locale} prices={prices} words={await priceLabels()} />
      <RefRow name={t('topics')} refs={topics} locale={locale} />
    </div>
  );
}

interface RowProps {
  name: string;
  refs: readonly Ref[];
  locale: Locale;
  /** Prices of the labels' assets when the story was published, and the texts for them. */
  prices?: readonly Price[];
  words?: PriceLabels;
}

function RefRow({ name, refs, locale, prices = [], words }: RowProps) {
  if (refs.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="type-meta">{name}</span>
      {refs.map((ref) => (
        <span key={ref.id} className="inline-flex flex-wrap items-baseline gap-x-2">
          <Link href={ref.href} lang={foreignLang(ref.lang, locale)} className="tag">
            {ref.name}
          </Link>
          {words &&
            prices
              .filter(({ labelId }) => labelId === ref.id)
              .map((price) => <PriceThen key={price.symbol} price={price} labels={words} />)}
        </span>
      ))}
    </p>
  );
}
