import type { ReactNode } from 'react';

interface Props {
  action: string;
  label: string;
  button: string;
  keyword: string;
  children?: ReactNode;
}

/** A search form sent by GET, so that the search is in the address and can be shared. */
export function SearchForm({ action, label, button, keyword, children }: Props) {
  return (
    <form action={action} role="search" className="flex flex-wrap items-end gap-x-5 gap-y-3 pb-4">
      <input
        type="search"
        name="q"
        defaultValue={keyword}
        aria-label={label}
        placeholder={label}
        maxLength={100}
        className="min-h-10 w-full border-b border-ctl bg-transparent focus-visible:border-ink md:w-72"
      />
      {children}
      <button type="submit" className="btn btn-line min-h-10 px-4">
        {button}
      </button>
    </form>
  );
}
