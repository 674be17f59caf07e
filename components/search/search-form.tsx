import type { ComponentProps } from 'react';
import { ReadingIcon } from '@/components/ui/icons/reading-icon';
import { localAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';

interface Props extends ComponentProps<'form'> {
  locale: Locale;
  label: string;
  placeholder: string;
  clearLabel: string;
  large: boolean;
  text: string;
  onClear: () => void;
  fieldProps: ComponentProps<'input'>;
}

const MAX_LENGTH = 100;

/** A search field with its buttons: a plain form without scripts. `children` are shown below the field. */
export function SearchForm(props: Props) {
  const { locale, label, placeholder, clearLabel, large, text, onClear, fieldProps, children, ...form } =
    props;
  return (
    <form
      role="search"
      // The field in the header of the search page is another one.
      aria-label={large ? label : undefined}
      action={localAddress(locale, '/search')}
      {...form}
      className={`no-print relative flex border-b border-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink ${large ? 'border-b-2' : ''}`}
    >
      <input
        {...fieldProps}
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        className={`min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:appearance-none ${large ? 'h-14 text-2xl font-bold placeholder:font-normal placeholder:text-lg md:text-3xl' : 'h-9 text-sm'}`}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={onClear}
          className={`grid place-items-center text-ink-3 hover:text-ink ${large ? 'w-12' : 'w-8'}`}
        >
          <ReadingIcon name="close" size={large ? 18 : 13} />
        </button>
      )}
      <button
        type="submit"
        aria-label={label}
        className={`grid place-items-center ${large ? 'w-14' : 'w-9'}`}
      >
        <ReadingIcon name="search" size={large ? 20 : 16} />
      </button>
      {children}
    </form>
  );
}
