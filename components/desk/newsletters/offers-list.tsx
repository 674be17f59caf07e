import { useLocale, useTranslations } from 'next-intl';
import { type IssueDocument, type Offers, placeOf } from '@/lib/desk/newsletters/blocks';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { formatDate } from '@/lib/platform/dates/dates';

export const OFFER_FILTERS = ['read', 'important', 'article'] as const;
type Filter = (typeof OFFER_FILTERS)[number];

/** The stories of a filter, the most read first. */
export const offersOf = ({ stories }: Offers, filter: Filter): Offers['stories'] =>
  stories.filter(
    ({ kind, is_important }) =>
      filter === 'read' || (filter === 'important' ? is_important : kind === 'article'),
  );

interface Props {
  offers: Offers;
  document: IssueDocument;
  filter: Filter;
  /** The place of the story that keys act on. */
  cursor: number;
  isEditable: boolean;
  onFilter: (filter: Filter) => void;
  onToggle: (storyId: number) => void;
}

/** What can be chosen for a letter: stories since the last one. A filled node stands for one that is in it. */
export function OffersList({ offers, document, filter, cursor, isEditable, onFilter, onToggle }: Props) {
  const t = useTranslations('desk.newsletters');
  const locale = useLocale();
  const listed = offersOf(offers, filter);
  return (
    <section aria-labelledby="offers">
      <div className="flex items-baseline justify-between gap-4 px-4 pt-4 md:px-5">
        <h2 id="offers" className="font-bold">
          {t('offers')}
        </h2>
        <span className="type-meta n">
          {t('since', { time: formatDate(offers.since, locale, 'short') })} ·{' '}
          {t('offersCount', { count: listed.length })}
        </span>
      </div>
      <div className="flex gap-4 border-b border-ink px-4 md:px-5">
        {OFFER_FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter === name}
            onClick={() => onFilter(name)}
            className="min-h-10 border-b-2 border-(--clear) text-sm aria-pressed:border-ink aria-pressed:font-bold"
          >
            {t(`filters.${name}`)}
          </button>
        ))}
      </div>
      {listed.length === 0 && <p className="p-5 text-ink-2">{t('noOffers')}</p>}
      <ul className="ledger py-2 [--gutter:64px]">
        {listed.map(({ id, title, time, is_important, views }, at) => {
          const place = placeOf(document, id);
          return (
            <li key={id} className={`entry ${at === cursor ? 'bg-sel' : ''}`}>
              <span className="entry-gutter n pt-2 text-sm font-semibold">
                {formatDate(time, locale, 'time')}
              </span>
              <span
                aria-hidden="true"
                className={`node mt-[14px] ${is_important ? 'border-mark' : ''} ${place > 0 ? (is_important ? 'bg-mark' : 'bg-ink') : ''}`}
              />
              <button
                type="button"
                aria-pressed={place > 0}
                disabled={!isEditable}
                onClick={() => onToggle(id)}
                className="entry-body col-start-2 py-2 pe-3 text-start"
              >
                <span className={`block leading-snug ${place > 0 ? 'font-semibold' : ''}`}>{title}</span>
                <span className="type-meta n">
                  {[is_important ? t('filters.important') : '', formatFigure(views)]
                    .filter(Boolean)
                    .join(', ')}
                  {place > 0 && (
                    <b className="ps-3 font-semibold text-ink">{t('inLetter', { number: place })}</b>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
