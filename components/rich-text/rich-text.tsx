interface Props {
  /** Clean HTML: the backend lets nothing else through. */
  html: string;
  /** `lang` attribute, where it differs from the page's. */
  lang?: string;
  className?: string;
}

/** A stored text. */
export function RichText({ html, lang, className = 'rich-text' }: Props) {
  return <div lang={lang} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
