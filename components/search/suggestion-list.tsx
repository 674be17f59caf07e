import { Icon } from '@/components/ui/icons/icon';
import type { useCombobox } from '@/components/ui/fields/use-combobox';
import type { SearchRecord } from './use-search-records';

export interface SearchListWords {
  suggestions: string;
  history: string;
  /** Text with the placeholder `{keyword}`. */
  remove: string;
  clear: string;
  /** Label of the button that empties the field. */
  clearField: string;
  failed: string;
}

interface Props {
  combobox: Pick<ReturnType<typeof useCombobox<string>>, 'listProps' | 'optionProps'>;
  words: SearchListWords;
  isShown: boolean;
  /** The member's own searches, shown above the suggestions; each can be removed. */
  records: readonly SearchRecord[];
  suggestions: readonly string[];
  hasFailed: boolean;
  onRemove: (id: number) => void;
  onClear: () => void;
}

/** The list under the search field: the member's own searches, then suggestions. */
export function SuggestionList(props: Props) {
  const { combobox, words, isShown, records, suggestions, hasFailed, onRemove, onClear } = props;
  const options = [
    ...records.map(({ keyword }) => ({ keyword, isOwn: true })),
    ...suggestions.map((keyword) => ({ keyword, isOwn: false })),
  ];
  return (
    <div
      hidden={!isShown}
      // The field keeps the focus, so its blur does not close the list before the choice is made.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-px max-h-[60dvh] min-w-[min(280px,calc(100vw-32px))] overflow-y-auto border border-ink bg-paper text-sm font-normal"
    >
      <div className="relative">
        <ul {...combobox.listProps} aria-label={words.suggestions}>
          {isShown &&
            options.map(({ keyword, isOwn }, index) => (
              <li
                key={`${isOwn}${keyword}`}
                {...combobox.optionProps(index, keyword)}
                className={`flex h-11 cursor-pointer items-center gap-2.5 px-3 hover:bg-sel aria-selected:bg-sel ${isOwn ? 'pe-12' : ''}`}
              >
                <Icon name={isOwn ? 'rotate' : 'search'} size={14} className="shrink-0 text-ink-3" />
                <span className="truncate">{keyword}</span>
              </li>
            ))}
        </ul>
        {isShown && records.length > 0 && (
          <ul aria-label={words.history} className="absolute end-0 top-0">
            {records.map((record) => (
              <li key={record.id}>
                <button
                  type="button"
                  aria-label={words.remove.replace('{keyword}', record.keyword)}
                  onClick={() => onRemove(record.id)}
                  className="grid h-11 w-11 place-items-center text-ink-3 hover:text-ink"
                >
                  <Icon name="close" size={12} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isShown && records.length > 0 && (
        <button
          type="button"
          onClick={onClear}
          className="type-meta flex h-11 w-full items-center border-t border-rule px-3 hover:text-ink"
        >
          {words.clear}
        </button>
      )}
      {hasFailed && (
        <p role="alert" className="px-3 py-2 text-mark">
          {words.failed}
        </p>
      )}
    </div>
  );
}
