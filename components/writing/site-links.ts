/** The site's name, and the addresses that the header of the editor links to. */
export interface SiteLinks {
  name: string;
  /** Its mark as a cleaned SVG; empty for that of the product. */
  logo: string;
  home: string;
  articles: string;
}
