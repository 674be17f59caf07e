import { getTranslations } from 'next-intl/server';
import { MAX_COMMENT } from '@/backend/contract/comments/limits';
import { actOf, slotOf } from '@/lib/comments/attributes';

/** The form to comment: no box, the text on a rule. What it answers and quotes stands above the text. */
export async function CommentForm() {
  const t = await getTranslations('comments');
  return (
    <form {...slotOf('form')} className="pb-8 max-md:order-last">
      <p {...slotOf('reply')} hidden className="flex items-center justify-between gap-4 pb-1">
        <span {...slotOf('reply-name')} className="font-bold" />
        <button type="button" {...actOf('unreply')} className="form-link min-h-11">
          {t('cancel')}
        </button>
      </p>
      <blockquote {...slotOf('quote')} hidden className="mb-2 border-s-[3px] border-rule ps-3 text-ink-2" />
      <label>
        <span className="sr-only">{t('text')}</span>
        <textarea
          name="body"
          rows={2}
          maxLength={MAX_COMMENT}
          placeholder={t('placeholder')}
          className="block w-full resize-y border-b-2 border-ink bg-transparent py-2 leading-[1.7] [field-sizing:content]"
        />
      </label>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-2">
        <p className="type-meta">
          <span {...slotOf('hint')}>{t('hint')}</span>{' '}
          <span {...slotOf('count')} className="n">
            0/{MAX_COMMENT}
          </span>
        </p>
        <span className="flex items-center gap-5">
          <button type="button" {...actOf('quote')} hidden className="form-link min-h-11">
            {t('quote')}
          </button>
          <button type="submit" className="btn btn-ink">
            {t('post')}
          </button>
        </span>
      </div>
    </form>
  );
}
