import 'server-only';
import { type Element, isTag } from 'domhandler';
import render from 'dom-serializer';
import { getElementsByTagName, replaceElement } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { getTranslations } from 'next-intl/server';
import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import { readSeriesMention } from '@/lib/publishing/rich-text/series-mention';
import { readSeries } from './read';
import { seriesTable } from './series-table';
import { toDayValues } from './series-view';
import { updatedWords } from './updated-words';

/** The rows of a table in a text without charts. */
const ROWS = 7;
const MAX_POINTS = 100;

/** Clean HTML in which each series is replaced by a table of its latest values, for feeds and plain text. */
export async function fillSeries(html: string, language: ReaderLanguage): Promise<string> {
  if (!html.includes('class="series"')) return html;
  const document = parseDocument(html);
  for (const figure of getElementsByTagName('figure', document, true)) {
    const [filled] = parseDocument(await asTable(figure, language)).children;
    if (filled && isTag(filled)) replaceElement(figure, filled);
  }
  return render(document, { encodeEntities: 'utf8' });
}

/** Empty for a figure without a series, or with a series that has no values. */
async function asTable(figure: Element, language: ReaderLanguage): Promise<string> {
  const mention = readSeriesMention(figure);
  const series =
    mention && (await readSeries(mention.key, language, { days: mention.days, most: MAX_POINTS }));
  if (!series || series.points.length === 0) return '';
  const { locale } = language;
  const t = await getTranslations({ locale, namespace: 'data' });
  const name = mention.title || series.name;
  const { columns, rows } = seriesTable(toDayValues(series.points), {
    caption: name,
    date: t('date'),
    name: series.unit,
    locale,
  });
  const head = columns.map(({ label }) => `<th>${escapeText(label)}</th>`).join('');
  const body = rows
    .slice(0, ROWS)
    .map(({ day, value }) => `<tr><td>${day}</td><td>${escapeText(value)}</td></tr>`)
    .join('');
  const credit = [
    t('source', { source: series.source }),
    updatedWords(series, t, locale),
    series.isSample ? ` ${t('sample')}` : '',
  ].join('');
  const link = escapeAttribute(href(locale, 'dataType', { type: series.type }));
  const title = isShown('dataType') ? `<a href="${link}">${escapeText(name)}</a>` : escapeText(name);
  return (
    `<figure><figcaption>${title}<br>${escapeText(credit)}</figcaption>` +
    `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></figure>`
  );
}
