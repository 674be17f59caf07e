/** The site's name, and addresses the head of the editor links to. */
export interface SiteLinks {
  name: string;
  home: string;
  articles: string;
}
