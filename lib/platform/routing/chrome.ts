/** What the shell around a page shows. */
export interface Chrome {
  /** Header, side bar and footer; an edition's own header; or the mark and the languages alone. */
  frame: 'portal' | 'region' | 'bare';
  footer: boolean;
  /** The floating box with what floats in it; without it a page has tools of its own. */
  toolBar: boolean;
  downloadButton: boolean;
  languageTool: boolean;
  background: 'paper' | 'band' | 'dark';
}
