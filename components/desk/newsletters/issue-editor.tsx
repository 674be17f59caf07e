import { useTranslations } from 'next-intl';
import { MAX_INTRO, MAX_SUBJECT, SHOWN_SUBJECT } from '@/backend/contract/newsletters/limits';
import {
  type Issue,
  type IssueBlock,
  type IssueDocument,
  moveBlock,
  type Offers,
  withBlock,
  withoutBlock,
} from '@/lib/desk/newsletters/blocks';
import { writingLocales } from '@/lib/platform/language/writing-locales';
import { BlockFields } from './block-fields';
import { LocalField } from './local-field';

interface Props {
  issue: Issue;
  offers: Offers;
  document: IssueDocument;
  state: Issue['state'];
  isEditable: boolean;
  /** The place of the part that keys act on. */
  block: number;
  update: (change: (before: IssueDocument) => IssueDocument) => void;
  onBlock: (at: number) => void;
}

const NEW_TEXT: IssueBlock = { kind: 'text', text: {} };

/** The letter as it is written: subject, the line below it, and its parts in order. */
export function IssueEditor({ issue, offers, document, state, isEditable, block, update, onBlock }: Props) {
  const t = useTranslations('desk.newsletters');
  const subject =
    writingLocales()
      .map((lang) => document.subject[lang])
      .find(Boolean) ?? '';
  const length = [...subject].length;
  const add = (next: IssueBlock) => update((before) => ({ ...before, blocks: [...before.blocks, next] }));
  const series = offers.series.slice(0, 3).map(({ key }) => key);
  return (
    <div className="mx-auto max-w-[660px] border border-rule bg-paper">
      <div className="grid gap-4 border-b-2 border-ink p-5">
        <LocalField
          label={t('subject')}
          value={document.subject}
          isOff={!isEditable}
          isLarge
          max={MAX_SUBJECT}
          isMissing={state === 'scheduled' && !Object.values(document.subject).some(Boolean)}
          onChange={(next) => update((before) => ({ ...before, subject: next }))}
        />
        <p className="type-meta -mt-2">
          {t(length > SHOWN_SUBJECT ? 'subjectLong' : 'subjectLength', { count: length })}
        </p>
        <LocalField
          label={t('intro')}
          value={document.intro}
          isOff={!isEditable}
          max={MAX_INTRO}
          onChange={(intro) => update((before) => ({ ...before, intro }))}
        />
      </div>
      <ol className="ledger [--gutter:52px]">
        {document.blocks.map((each, at) => (
          <BlockFields
            key={each.kind === 'story' ? each.content_id : `${each.kind}${at}`}
            {...{ issue, offers, at, isEditable }}
            block={each}
            isCurrent={at === block}
            onFocus={() => onBlock(at)}
            onChange={(next) => update((before) => withBlock(before, at, next))}
            onRemove={() => update((before) => withoutBlock(before, at))}
            onMove={(by) => {
              update((before) => moveBlock(before, at, by));
              onBlock(Math.max(0, at + by));
            }}
          />
        ))}
      </ol>
      {isEditable && (
        <div className="flex flex-wrap gap-x-5 border-t border-rule px-5 py-3">
          <button type="button" onClick={() => add(NEW_TEXT)} className="form-link">
            {t('addText')}
          </button>
          {series.length > 0 && (
            <button type="button" onClick={() => add({ kind: 'numbers', series })} className="form-link">
              {t('addNumbers')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
