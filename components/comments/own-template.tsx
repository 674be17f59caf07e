import { getTranslations } from 'next-intl/server';
import { MAX_NOTE } from '@/backend/contract/comments/limits';
import { actOf, slotOf } from '@/lib/comments/attributes';

/** The form of a comment that only its author sees; the script fills it. */
export async function OwnTemplate() {
  const t = await getTranslations('comments');
  return (
    <template {...slotOf('own-template')}>
      <li className="entry pb-6">
        <span
          aria-hidden="true"
          className="node node-key top-1.5 border border-dashed border-ink bg-transparent max-md:hidden"
        />
        <div className="entry-gutter type-meta max-md:hidden">{t('you')}</div>
        <div className="entry-body max-md:col-start-2">
          <div className="max-w-[684px]">
            <p className="flex flex-wrap gap-x-2">
              <b className="md:sr-only">{t('you')}</b>
              <b {...slotOf('state')} />
              <span {...slotOf('why')} className="type-meta" />
            </p>
            <p
              {...slotOf('body')}
              className="mt-1 leading-[1.7] break-words whitespace-pre-line text-ink-2"
            />
            <p {...slotOf('own')} className="flex gap-5">
              <button type="button" {...actOf('edit')} className="type-meta min-h-11">
                {t('edit')}
              </button>
              <button type="button" {...actOf('withdraw')} className="type-meta min-h-11">
                {t('withdraw')}
              </button>
            </p>
            <p {...slotOf('appeal')} className="flex flex-wrap items-end gap-x-5">
              <label className="min-w-0 flex-1">
                <span className="type-meta">{t('appealHint')}</span>
                <input
                  maxLength={MAX_NOTE}
                  className="block min-h-11 w-full border-b border-ink bg-transparent"
                />
              </label>
              <button type="button" {...actOf('appeal')} className="type-meta min-h-11 font-bold text-ink">
                {t('appeal')}
              </button>
            </p>
          </div>
        </div>
      </li>
    </template>
  );
}
