/** Where the head of the editor leads. */
export interface SiteLinks {
  name: string;
  home: string;
  articles: string;
}
