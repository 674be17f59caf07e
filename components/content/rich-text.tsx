interface Props {
  /** From the backend, which lets through an allow list of elements only. */
  html: string;
  /** When it is not the page's. */
  lang?: string;
  className?: string;
}

/** The text of events, notices and documents. */
export function RichText({ html, lang, className = '' }: Props) {
  return <div lang={lang} className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
