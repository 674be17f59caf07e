/** The site's name, and the addresses that the header of the editor links to. */
export interface SiteLinks {
  name: string;
  home: string;
  articles: string;
}
